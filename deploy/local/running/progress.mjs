import { existsSync, readFileSync } from 'node:fs';
import { Trouble } from './trouble.mjs';

/**
 * What the console shows: one line a step with the time it took.
 */
export class Progress {
  #began = Date.now();
  /** @type {{ title: string, seconds: number }[]} */
  #parts = [];

  /**
   * Runs a step and reports it when it is done.
   *
   * @template T
   * @param {string} title
   * @param {() => Promise<T> | T} work
   * @param {(result: T) => string | undefined} [detail] what came out of it
   * @returns {Promise<T>}
   */
  async step(title, work, detail) {
    const began = Date.now();
    const result = await work();
    const seconds = (Date.now() - began) / 1000;
    this.#parts.push({ title, seconds });
    const outcome = detail?.(result);
    this.line(`${title}${outcome ? `: ${outcome}` : ''} (${seconds.toFixed(1)} s)`);
    return result;
  }

  /** @param {string} text */
  line(text) {
    console.log(`[${this.elapsed().toFixed(1).padStart(5)} s] ${text}`);
  }

  elapsed() {
    return (Date.now() - this.#began) / 1000;
  }

  /** @returns {string} every step so far with its time */
  summary() {
    return this.#parts.map(({ title, seconds }) => `${title} ${seconds.toFixed(1)} s`).join(', ');
  }
}

/**
 * @param {string[]} lines
 * @returns {string}
 */
export function box(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  return [`┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`].join('\n');
}

/**
 * @param {string} file
 * @param {number} [count]
 * @returns {string} the last lines of a log, indented
 */
export function tail(file, count = 30) {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
  return lines.map((line) => `    ${line}`).join('\n');
}

/**
 * Says what went wrong: a sentence for what the reader can act on, the whole stack for a bug.
 *
 * @param {unknown} error
 */
export function explain(error) {
  if (!(error instanceof Trouble)) {
    console.error(error);
    return;
  }
  console.error(`\n${error.message}`);
  if (error.log) console.error(`${tail(error.log)}\n  The whole log: ${error.log}`);
}
