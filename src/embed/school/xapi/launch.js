// How a learning system opens a page that reports by xAPI: the address says where to, as whom and
// about what. RusticiSoftware/launch, "lms_lrs.md", and the xAPI 1.0.3 specification.

/** The parameters without which nothing can be reported. */
const NEEDED = ["endpoint", "auth", "actor", "activity_id"];

/** An agent as xAPI 1.0.3 has it; older systems write lists into it. */
function agentOf(text) {
  const first = (value) => (Array.isArray(value) ? value[0] : value);
  const { account, ...rest } = JSON.parse(text);
  const agent = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, first(value)]));
  if (account) {
    const { accountServiceHomePage, accountName, homePage = accountServiceHomePage, name = accountName } = first(account);
    agent.account = { homePage, name };
  }
  return { objectType: "Agent", ...agent };
}

/**
 * @param {string} search the query of an address
 * @returns {{ endpoint: string, auth: string, actor: object, registration?: string, activity: string } | undefined}
 *   nothing where the page was not opened by a learning system
 * @throws {Error} says which parameter is missing or cannot be read
 */
export function readLaunch(search) {
  const query = new URLSearchParams(search);
  const given = NEEDED.filter((name) => query.get(name));
  if (!query.get("endpoint")) {
    return undefined;
  }
  const missing = NEEDED.find((name) => !given.includes(name));
  if (missing) {
    throw new Error(`The address has no ${missing}.`);
  }
  const read = (name, how) => {
    try {
      return how(query.get(name));
    } catch {
      throw new Error(`The ${name} in the address can't be read.`);
    }
  };
  const slash = query.get("endpoint").endsWith("/") ? "" : "/";
  return {
    endpoint: read("endpoint", (text) => new URL(text + slash).href),
    auth: query.get("auth"),
    actor: read("actor", agentOf),
    registration: query.get("registration") || undefined,
    activity: query.get("activity_id"),
  };
}
