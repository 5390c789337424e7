// Statements on their way: kept in the browser until the record store has them, sent again when it
// could not be reached. A store that has a statement already takes it for the same, by its id.

/** What the names of kept statements begin with. */
const PREFIX = "jadoube-xapi:";

/** How long one waits before another attempt, in milliseconds, and at most. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 300_000;

/** How many statements go at once. */
const BATCH = 25;

/** What the page is told where a statement waits that would be lost with the page. */
const UNKEPT = "The browser's storage is full or blocked: a statement waits only while the page is open.";

/** The store has it already (409), or has taken it. */
const isThere = ({ ok, status }) => ok || status === 409;

/** The store will not take it, however often it is asked. */
const isRefused = ({ status }) => status === 400 || status === 413 || status === 422;

/** The store does not let this visitor in. */
const isForbidden = ({ status }) => status === 401 || status === 403;

/** Texts by their names, in the browser, or where it forbids that for as long as the page is open. */
export class Kept {
  #texts = new Map();
  #storage;

  /** @param {Storage | undefined} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** Whether the browser has it; where its storage is full or forbidden it is here all the same. */
  put(name, text) {
    this.#texts.set(name, text);
    try {
      this.#storage?.setItem(name, text);
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  delete(name) {
    this.#texts.delete(name);
    try {
      this.#storage?.removeItem(name);
    } catch {
      // It was never there.
    }
  }

  /** What is kept under names with this beginning, those of earlier visits first. */
  all(prefix) {
    try {
      for (const name of Object.keys(this.#storage ?? {})) {
        if (name.startsWith(prefix) && !this.#texts.has(name)) {
          this.#texts = new Map([[name, this.#storage.getItem(name)], ...this.#texts]);
        }
      }
    } catch {
      // Nothing can be read.
    }
    return [...this.#texts].filter(([name]) => name.startsWith(prefix));
  }
}

export class Outbox {
  #launch;
  #kept;
  #fetch;
  #tell;
  #prefix;
  #wait = FIRST_WAIT;
  #timer;
  #sending;
  #isShut = false;
  #areKept = true;

  /**
   * @param {{ endpoint: string, auth: string, actor: object }} launch
   * @param {Kept} kept
   * @param {(ok: boolean, more?: { code?: number | null, message?: string }) => void} tell
   */
  constructor(launch, kept, tell, request = (...given) => fetch(...given)) {
    this.#launch = launch;
    this.#kept = kept;
    this.#fetch = request;
    this.#tell = tell;
    // Nobody sends what another visitor has left on this machine.
    this.#prefix = `${PREFIX}${JSON.stringify([launch.endpoint, launch.actor])}:`;
  }

  /** Keeps a statement and sends it as soon as it can be. */
  add(statement) {
    this.#areKept = this.#kept.put(this.#prefix + statement.id, JSON.stringify(statement));
    return this.send();
  }

  /** Sends all that is kept, in its order. */
  send() {
    if (this.#isShut) {
      return Promise.resolve();
    }
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendAll() {
    // What is added meanwhile goes along.
    for (let all = this.#all(); all.length; all = this.#all()) {
      if (!(await this.#sendThese(all.slice(0, BATCH)))) {
        return;
      }
    }
  }

  #all() {
    return this.#kept.all(this.#prefix).sort(([, a], [, b]) => (timeOf(a) < timeOf(b) ? -1 : 1));
  }

  /** Whether it makes sense to go on. */
  async #sendThese(batch) {
    const answer = await this.#post(batch.map(([, text]) => text));
    const { status: code } = answer;
    // A store that knows one of several takes none of them.
    const isDoubtful = code === 409 && batch.length > 1;
    if (isThere(answer) && !isDoubtful) {
      batch.forEach(([name]) => this.#kept.delete(name));
      this.#wait = FIRST_WAIT;
      this.#tell(true);
      return true;
    }
    if (isDoubtful || isRefused(answer)) {
      return this.#sortOut(batch, code);
    }
    this.#isShut = isForbidden(answer);
    this.#tell(false, { code, message: this.#areKept ? answer.statusText : UNKEPT });
    if (!this.#isShut) {
      this.#timer = setTimeout(() => this.send(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    }
    return false;
  }

  /** A store refuses all for one that it cannot take: that one is found and given up. */
  async #sortOut(batch, code) {
    if (batch.length === 1) {
      this.#kept.delete(batch[0][0]);
      this.#tell(false, { code, message: "The store refuses a statement." });
      return true;
    }
    for (const one of batch) {
      if (!(await this.#sendThese([one]))) {
        return false;
      }
    }
    return true;
  }

  async #post(texts) {
    const { endpoint, auth } = this.#launch;
    const headers = {
      Authorization: auth,
      "Content-Type": "application/json",
      "X-Experience-API-Version": "1.0.3",
    };
    try {
      // It arrives even if the page is left meanwhile.
      const how = { method: "POST", headers, body: `[${texts.join(",")}]`, keepalive: true };
      return await this.#fetch(`${endpoint}statements`, how);
    } catch (error) {
      return { ok: false, status: null, statusText: error.message };
    }
  }
}

/** When a statement was made; a text that is none comes first, and the store refuses it. */
function timeOf(text) {
  try {
    return JSON.parse(text).timestamp ?? "";
  } catch {
    return "";
  }
}
