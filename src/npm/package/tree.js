import { list, object, text, textIf } from './guard.js';

const PROMOTE = 0;
const DEMOTE = 1;
const MAKE_MAIN = 2;
const REMOVE = 3;

const BEFORE = 0;
const BEHIND = 1;

const uciOf = ({ from, to, promotion }) => text('from', from) + text('to', to) + (textIf('promotion', promotion) ?? '');

/** A move in the tree of a game, or its beginning. It stays valid while others are added and removed. */
export class TreeNode {
  #branches;
  #name;

  constructor(branches, name) {
    this.#branches = object('branches', branches);
    this.#name = name;
  }

  get #description() {
    return this.#branches.describe(this.#name);
  }

  #at(name) {
    return new TreeNode(this.#branches, name);
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
    this.#branches.comment(this.#name, BEHIND, textIf('comment', comment) ?? '');
  }

  get commentBefore() {
    return this.#description.commentBefore;
  }

  set commentBefore(comment) {
    this.#branches.comment(this.#name, BEFORE, textIf('commentBefore', comment) ?? '');
  }

  get nags() {
    return this.#description.nags;
  }

  set nags(nags) {
    this.#branches.judge(this.#name, list('nags', nags));
  }

  get parent() {
    const { parent } = this.#description;
    return parent === undefined ? null : this.#at(parent);
  }

  get children() {
    return this.#description.children.map((name) => this.#at(name));
  }

  get next() {
    const [name] = this.#description.children;
    return name === undefined ? null : this.#at(name);
  }

  add(move) {
    return this.#at(this.#branches.add(this.#name, typeof move === 'string' ? move : uciOf(object('move', move))));
  }

  promote() {
    this.#branches.change(this.#name, PROMOTE);
  }

  demote() {
    this.#branches.change(this.#name, DEMOTE);
  }

  makeMain() {
    this.#branches.change(this.#name, MAKE_MAIN);
  }

  remove() {
    this.#branches.change(this.#name, REMOVE);
  }
}
