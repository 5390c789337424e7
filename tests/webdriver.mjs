// Browsers for the scripts here, driven by selenium-webdriver, which xtask installs; NODE_PACKAGES
// says where. `CHROMEDRIVER` and `CHROMIUM` or `HEADLESS_SHELL`, `GECKODRIVER` and `FIREFOX`,
// `WEBKITDRIVER` and `XVFB` name the programs where they are not those on the path. Drivers are always
// named to Selenium, or it would look for them in the network.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const { env } = process;

const installed = env.NODE_PACKAGES ?? fileURLToPath(new URL("../target/tools/npm", import.meta.url));
const require = createRequire(join(installed, "package.json"));
const { By, Capabilities, WebDriver } = require("selenium-webdriver");
const chrome = require("selenium-webdriver/chrome");
const firefox = require("selenium-webdriver/firefox");
const { Executor, HttpClient } = require("selenium-webdriver/http");
const { DriverService } = require("selenium-webdriver/remote");

/** How each browser is started. */
const BROWSERS = {
  chromium() {
    const options = new chrome.Options().addArguments(
      "--headless=new",
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--window-size=1440,900",
      // Services that ask other hosts, and processes for pages to come, serve no test and take time.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-features=Translate,OptimizationHints,MediaRouter,SpareRendererForSitePerProcess",
      // There is no GPU; what paints instead needs no process of its own.
      "--disable-gpu",
      "--in-process-gpu",
    );
    // Its engine without its window shows the same pages in two thirds of the time.
    if (env.HEADLESS_SHELL) {
      options.setBrowserName("chrome-headless-shell");
    }
    const program = env.HEADLESS_SHELL ?? env.CHROMIUM;
    if (program) {
      options.setChromeBinaryPath(program);
    }
    const service = new chrome.ServiceBuilder(env.CHROMEDRIVER ?? "chromedriver").build();
    return chrome.Driver.createSession(options, service);
  },

  firefox() {
    const options = new firefox.Options().addArguments("-headless", "--width=1440", "--height=900");
    if (env.FIREFOX) {
      options.setBinary(env.FIREFOX);
    }
    const service = new firefox.ServiceBuilder(env.GECKODRIVER ?? "geckodriver").build();
    return firefox.Driver.createSession(options, service);
  },

  /** Selenium does not know WebKitGTK by name, but its driver is like any other. */
  async webkit() {
    const screen = await startScreen();
    const service = new DriverService.Builder(env.WEBKITDRIVER ?? "WebKitWebDriver")
      .setLoopback(true)
      .setEnvironment({ ...env, DISPLAY: screen.display })
      .build();
    const executor = new Executor(new HttpClient(await service.start()));
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    return WebDriver.createSession(executor, capabilities, async () => {
      await service.kill();
      screen.stop();
    });
  },
};

/** Starts a virtual screen; resolves to its number. */
function startScreen() {
  const screen = spawn(env.XVFB ?? "Xvfb", ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    screen.on("error", reject);
    screen.stdout.on("data", (text) => {
      said += text;
      if (said.endsWith("\n")) {
        resolve({ display: `:${said.trim()}`, stop: () => screen.kill() });
      }
    });
  });
}

/**
 * Starts a driver with one browser.
 * @param {"chromium" | "firefox" | "webkit"} [name]
 */
export async function start(name = "chromium") {
  const driver = await BROWSERS[name]();
  // What fails here has ended the driver already.
  const capabilities = await driver.getCapabilities();
  await driver.manage().setTimeouts({ script: 120_000 });
  return {
    go: (url) => driver.get(url),
    /** Loads the page again; the next script runs in the new one. */
    reload: () => driver.navigate().refresh(),
    run: (script, ...words) => driver.executeScript(script, ...words),
    wait: (script, ...words) => driver.executeAsyncScript(script, ...words),
    find: (selector) => driver.findElement(By.css(selector)),
    type: (element, text) => element.sendKeys(text),
    /** Goes into a frame of the page, by its place among them, or back to the whole page with null. */
    frame: (id) => driver.switchTo().frame(id),
    click: (element) => element.click(),
    /** Presses keys one after the other, wherever the focus is. */
    press: (...keys) => driver.actions().sendKeys(...keys).perform(),
    /** A command of the protocol of Chromium's developer tools. */
    cdp: (command, params) => driver.sendAndGetDevToolsCommand(command, params),
    /** The process of Chromium, which has started all others. */
    process: capabilities.get("goog:processID"),
    async stop() {
      // A browser that has ended by itself is stopped, too.
      await driver.quit().catch(() => {});
    },
  };
}
