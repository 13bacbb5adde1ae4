import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * An object as Stripe's API shows it, or a note of our own about one.
 *
 * @typedef {Record<string, any>} Thing
 * @typedef {Record<string, Thing>} Things by id
 */

/** The kinds of things that are kept, each by id. */
const KINDS = /** @type {const} */ ([
  'customers',
  'products',
  'prices',
  'configurations',
  'portals',
  'sessions',
  'orders',
  'subscriptions',
  'invoices',
  'payments',
  'charges',
  'refunds',
  'cards',
  'answers',
  'events',
]);

/** @typedef {typeof KINDS[number]} Kind */

/** Everything the stand-in knows. Kept on disk, so that it survives a restart as Stripe would. */
export class State {
  #file;
  #data;

  /** @param {string | null} file where it is kept; null keeps it in memory only */
  constructor(file) {
    this.#file = file;
    const kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    /** @type {Record<Kind, Things> & { ahead: number, sequence: number }} */
    this.#data = {
      ahead: kept.ahead ?? 0,
      sequence: kept.sequence ?? 0,
      .../** @type {Record<Kind, Things>} */ (
        Object.fromEntries(KINDS.map((kind) => [kind, kept[kind] ?? {}]))
      ),
    };
  }

  /** @returns {number} the stand-in's time in seconds: the machine's, and what its clock was advanced by */
  now() {
    return Math.floor(Date.now() / 1000) + this.#data.ahead;
  }

  /** @param {number} seconds */
  advance(seconds) {
    this.#data.ahead += seconds;
  }

  /** @returns {number} a number that was never given out before */
  next() {
    this.#data.sequence += 1;
    return this.#data.sequence;
  }

  /**
   * @param {Kind} kind
   * @returns {Things}
   */
  all(kind) {
    return this.#data[kind];
  }

  /**
   * @param {Kind} kind
   * @param {(thing: Thing) => boolean} suits
   * @returns {Thing[]} the newest first
   */
  list(kind, suits = () => true) {
    return Object.values(this.#data[kind]).filter(suits).reverse();
  }

  /**
   * @template {Thing} T
   * @param {Kind} kind
   * @param {T} thing
   * @returns {T}
   */
  put(kind, thing) {
    this.#data[kind][thing['id']] = thing;
    return thing;
  }

  /** Written beside and moved into place, so that a killed process leaves a whole file. */
  save() {
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#data), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** @param {string} prefix @returns {string} an id as Stripe makes them */
export function newId(prefix) {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
