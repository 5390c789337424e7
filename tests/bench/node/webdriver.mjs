// As much of WebDriver as a measurement needs: a Chromium of its own, and the memory it takes.
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

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
    processes: () => renderers(driver.pid),
    async stop() {
      await call("DELETE", session).catch(() => {});
      driver.kill();
    },
  };
}

/** The processes below the driver that draw pages. */
function renderers(root) {
  const parents = new Map();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "latin1"))?.[1];
      parents.set(Number(name), Number(parent));
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = (process) => {
    for (let up = process; up > 1; up = parents.get(up) ?? 0) {
      if (up === root) {
        return true;
      }
    }
    return false;
  };
  return [...parents.keys()].filter((process) => {
    try {
      const line = readFileSync(`/proc/${process}/cmdline`, "latin1");
      return below(process) && line.includes("--type=renderer");
    } catch {
      return false;
    }
  });
}

/** The memory that processes hold, but for files that they only map, in bytes. */
export function memoryOf(processes) {
  let sum = 0;
  for (const process of processes) {
    try {
      const status = readFileSync(`/proc/${process}/status`, "latin1");
      for (const [, kibibytes] of status.matchAll(/^Rss(?:Anon|Shmem):\s*(\d+)/gm)) {
        sum += 1024 * Number(kibibytes);
      }
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}
