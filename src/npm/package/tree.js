/** A move in the tree of a game, or its beginning. It stays valid while others are added and removed. */
export class TreeNode {
  #branches;
  #path;

  constructor(branches, path) {
    this.#branches = branches;
    this.#path = path;
  }

  get #description() {
    return this.#branches.describe(this.#path);
  }

  #at(path) {
    return new TreeNode(this.#branches, path);
  }

  #child(name) {
    return this.#at(this.#path ? `${this.#path} ${name}` : name);
  }

  get san() {
    return this.#description.san ?? null;
  }

  get uci() {
    return this.#description.uci ?? null;
  }

  get from() {
    return this.#description.from ?? null;
  }

  get to() {
    return this.#description.to ?? null;
  }

  get fen() {
    return this.#description.fen;
  }

  get ply() {
    return this.#description.ply;
  }

  get isMain() {
    return this.#description.isMain;
  }

  get comment() {
    return this.#description.comment;
  }

  set comment(comment) {
    this.#branches.comment(this.#path, comment ?? '');
  }

  get nags() {
    return this.#description.nags;
  }

  set nags(nags) {
    this.#branches.judge(this.#path, nags);
  }

  get parent() {
    if (this.#path === '') return null;
    return this.#at(this.#path.slice(0, Math.max(0, this.#path.lastIndexOf(' '))));
  }

  get children() {
    return this.#description.children.map((name) => this.#child(name));
  }

  get next() {
    const [name] = this.#description.children;
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
