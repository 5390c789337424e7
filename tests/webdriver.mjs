// As much of WebDriver as the scripts here need: a Chromium of its own, shown pages and asked about
// them. `CHROMEDRIVER` and `CHROMIUM` name the programs where they are not those on the path.
import { spawn } from "node:child_process";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Starts a driver with one browser. */
export async function start() {
  const driver = spawn(process.env.CHROMEDRIVER ?? "chromedriver", ["--port=0"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const port = await new Promise((resolve, reject) => {
    let said = "";
    driver.on("error", reject);
    driver.stdout.on("data", (text) => {
      said += text;
      const found = /started successfully on port (\d+)/.exec(said);
      if (found) {
        resolve(found[1]);
      }
    });
  });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (value?.error) {
      throw new Error(`${value.error}: ${value.message}`);
    }
    return value;
  };
  const options = {
    args: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1440,900"],
    ...(process.env.CHROMIUM && { binary: process.env.CHROMIUM }),
  };
  const { sessionId } = await call("POST", "/session", {
    capabilities: { alwaysMatch: { browserName: "chrome", "goog:chromeOptions": options } },
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
    /** A command of the protocol of Chromium's developer tools. */
    cdp: (cmd, params = {}) => call("POST", `${session}/goog/cdp/execute`, { cmd, params }),
    /** The process of the driver, which has started all others. */
    process: driver.pid,
    async stop() {
      await call("DELETE", session).catch(() => {});
      driver.kill();
    },
  };
}
