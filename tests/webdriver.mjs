// As much of WebDriver as the scripts here need: a browser of its own, shown pages and asked about
// them. `CHROMEDRIVER` and `CHROMIUM`, `GECKODRIVER` and `FIREFOX`, `WEBKITDRIVER` and `XVFB` name
// the programs where they are not those on the path.
import { spawn } from "node:child_process";
import { createServer } from "node:net";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const { env } = process;

/** How each browser is started: its driver, what the driver says when it listens, what it is asked. */
const BROWSERS = {
  chromium: {
    driver: [env.CHROMEDRIVER ?? "chromedriver", "--port=0"],
    listens: /started successfully on port (\d+)/,
    capabilities: {
      browserName: "chrome",
      "goog:chromeOptions": {
        args: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1440,900"],
        ...(env.CHROMIUM && { binary: env.CHROMIUM }),
      },
    },
  },
  firefox: {
    // It can tell its port only when it has chosen one that is free.
    driver: [env.GECKODRIVER ?? "geckodriver", "--port=0", "--websocket-port=0"],
    listens: /Listening on 127\.0\.0\.1:(\d+)/,
    capabilities: {
      browserName: "firefox",
      "moz:firefoxOptions": {
        args: ["-headless", "--width=1440", "--height=900"],
        ...(env.FIREFOX && { binary: env.FIREFOX }),
      },
    },
  },
  webkit: {
    driver: [env.WEBKITDRIVER ?? "WebKitWebDriver"],
    needsScreen: true,
    capabilities: { browserName: "MiniBrowser" },
  },
};

/** Starts a screen that nobody sees. */
async function startScreen() {
  const screen = spawn(env.XVFB ?? "Xvfb", ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await told(screen, /(\d+)\n/);
  return { display: `:${number}`, stop: () => screen.kill() };
}

/** Waits until a program has told a number. */
const told = (program, pattern) =>
  new Promise((resolve, reject) => {
    let said = "";
    program.on("error", reject);
    program.stdout.on("data", (text) => {
      said += text;
      const found = pattern.exec(said);
      if (found) {
        resolve(found[1]);
      }
    });
  });

/** A port that is free now. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until the driver has told its port, or answers on the one it was given. */
async function portOf(driver, listens, given) {
  if (given) {
    for (;;) {
      const answers = await fetch(`http://127.0.0.1:${given}/status`).catch(() => undefined);
      if (answers || driver.exitCode !== null) {
        return given;
      }
      await new Promise((passed) => setTimeout(passed, 20));
    }
  }
  return told(driver, listens);
}

/**
 * Starts a driver with one browser.
 * @param {"chromium" | "firefox" | "webkit"} [name]
 */
export async function start(name = "chromium") {
  const { driver: [program, ...words], listens, needsScreen, capabilities } = BROWSERS[name];
  const given = listens ? undefined : await freePort();
  const screen = needsScreen ? await startScreen() : undefined;
  const driver = spawn(program, given ? [...words, `--port=${given}`] : words, {
    stdio: ["ignore", "pipe", "ignore"],
    env: screen ? { ...env, DISPLAY: screen.display } : env,
  });
  const port = await portOf(driver, listens, given);
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (value?.error) {
      throw new Error(`${value.error}: ${value.message}`);
    }
    return value;
  };
  const { sessionId } = await call("POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  }).catch((error) => {
    driver.kill();
    throw error;
  });
  const session = `/session/${sessionId}`;
  const execute = (kind) => (body, ...args) =>
    call("POST", `${session}/execute/${kind}`, { script: body, args });
  await call("POST", `${session}/timeouts`, { script: 120_000 });
  return {
    go: (url) => call("POST", `${session}/url`, { url }),
    run: execute("sync"),
    wait: execute("async"),
    async find(selector) {
      const using = { using: "css selector", value: selector };
      return (await call("POST", `${session}/element`, using))[ELEMENT];
    },
    type: (element, text) => call("POST", `${session}/element/${element}/value`, { text }),
    click: (element) => call("POST", `${session}/element/${element}/click`, {}),
    /** Presses keys one after the other, wherever the focus is. */
    press: (...keys) =>
      call("POST", `${session}/actions`, {
        actions: [
          {
            type: "key",
            id: "keys",
            actions: keys.flatMap((value) => [
              { type: "keyDown", value },
              { type: "keyUp", value },
            ]),
          },
        ],
      }),
    /** A command of the protocol of Chromium's developer tools. */
    cdp: (cmd, params = {}) => call("POST", `${session}/goog/cdp/execute`, { cmd, params }),
    /** The process of the driver, which has started all others. */
    process: driver.pid,
    async stop() {
      await call("DELETE", session).catch(() => {});
      driver.kill();
      screen?.stop();
    },
  };
}
