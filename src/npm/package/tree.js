/** A move in the tree of a game, or its beginning. It stays good while other moves come and go. */
export class TreeNode {
  #branches;
  #path;

  constructor(branches, path) {
    this.#branches = branches;
    this.#path = path;
  }

  get #told() {
    return this.#branches.describe(this.#path);
  }

  #at(path) {
    return new TreeNode(this.#branches, path);
  }

  #child(name) {
    return this.#at(this.#path ? `${this.#path} ${name}` : name);
  }

  get san() {
    return this.#told.san ?? null;
  }

  get uci() {
    return this.#told.uci ?? null;
  }

  get from() {
    return this.#told.from ?? null;
  }

  get to() {
    return this.#told.to ?? null;
  }

  get fen() {
    return this.#told.fen;
  }

  get ply() {
    return this.#told.ply;
  }

  get isMain() {
    return this.#told.isMain;
  }

  get comment() {
    return this.#told.comment;
  }

  set comment(comment) {
    this.#branches.comment(this.#path, comment ?? '');
  }

  get nags() {
    return this.#told.nags;
  }

  set nags(nags) {
    this.#branches.judge(this.#path, nags);
  }

  get parent() {
    if (this.#path === '') return null;
    return this.#at(this.#path.slice(0, Math.max(0, this.#path.lastIndexOf(' '))));
  }

  get children() {
    return this.#told.children.map((name) => this.#child(name));
  }

  get next() {
    const [name] = this.#told.children;
    return name === undefined ? null : this.#child(name);
  }

  add(move) {
    const text = typeof move === 'string' ? move : move.from + move.to + (move.promotion ?? '');
    return this.#at(this.#branches.add(this.#path, text));
  }

  promote() {
    this.#branches.change(this.#path, 0);
  }

  demote() {
    this.#branches.change(this.#path, 1);
  }

  makeMain() {
    this.#branches.change(this.#path, 2);
  }

  remove() {
    this.#branches.change(this.#path, 3);
  }
}
