// A record store of xAPI 1.0.3 as real ones behave: it checks who asks and what it gets, refuses a list
// for one bad statement, knows a statement by its id, and can be away, busy or closed.
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DURATION = /^PT\d+(\.\d+)?S$/;
const isIri = (text) => URL.canParse(text);

/** What is wrong with a statement; nothing if it is sound. */
function wrongIn({ id, actor, verb, object, result, context, timestamp }) {
  const { success, score, duration, response } = result ?? {};
  return [
    !UUID.test(id) && "id",
    !(actor?.mbox?.startsWith("mailto:") || actor?.account?.homePage || actor?.openid) && "actor",
    Array.isArray(actor?.mbox) && "actor.mbox",
    !isIri(verb?.id) && "verb",
    !isIri(object?.id) && "object",
    object?.definition && !object.definition.interactionType && "interactionType",
    success !== undefined && typeof success !== "boolean" && "success",
    response !== undefined && typeof response !== "string" && "response",
    score && !(score.scaled >= -1 && score.scaled <= 1 && score.raw >= score.min && score.raw <= score.max) && "score",
    duration !== undefined && !DURATION.test(duration) && "duration",
    context?.registration !== undefined && !UUID.test(context.registration) && "registration",
    Number.isNaN(Date.parse(timestamp)) && "timestamp",
  ].find(Boolean);
}

export class Lrs {
  statements = new Map();
  requests = 0;
  /** What it answers instead, if anything: a status, or "away". */
  instead = undefined;
  /** Which statements it does not take though they are sound. */
  refuses = () => false;

  /** @returns {{ status: number }} or throws where the store is away */
  answer({ path, method, headers, body }) {
    this.requests += 1;
    const status = this.#status({ path, method, headers, body });
    return { status, ok: status < 300, statusText: `status ${status}` };
  }

  #status({ path, method, headers, body }) {
    if (this.instead === "away") {
      throw new TypeError("Failed to fetch");
    }
    if (this.instead) {
      return this.instead;
    }
    if (path !== "/xapi/statements" || method !== "POST") {
      return 404;
    }
    if (headers.authorization !== "Basic dTpw") {
      return 401;
    }
    if (headers["x-experience-api-version"] !== "1.0.3" || headers["content-type"] !== "application/json") {
      return 400;
    }
    const given = JSON.parse(body);
    if (!Array.isArray(given) || given.some((statement) => wrongIn(statement) || this.refuses(statement))) {
      return 400;
    }
    const isOther = ({ id, ...rest }) => {
      const known = this.statements.get(id);
      return known && known !== JSON.stringify(rest);
    };
    if (given.some(isOther)) {
      return 409;
    }
    given.forEach(({ id, ...rest }) => this.statements.set(id, JSON.stringify(rest)));
    return 200;
  }

  /** What it has been told, as `verb object`. */
  get observed() {
    return [...this.statements.values()].map((text) => {
      const { verb, object, result } = JSON.parse(text);
      const success = result?.success === undefined ? "" : ` ${result.success}`;
      return `${verb.id.split("/").at(-1)} ${object.id.split(/[#/]/).at(-1)}${success}`;
    });
  }
}
