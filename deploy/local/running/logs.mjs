import { existsSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The log files of one run. A log of the run before is kept beside the new one as `.1`.
 */
export class Logs {
  #folder;
  /** @type {Set<string>} */
  #begun = new Set();

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
  }

  /**
   * @param {string} name
   * @returns {string} the path, of a file that is new in this run
   */
  path(name) {
    const file = join(this.#folder, `${name}.log`);
    if (!this.#begun.has(name)) {
      this.#begun.add(name);
      if (existsSync(file)) renameSync(file, `${file}.1`);
      writeFileSync(file, '', { mode: 0o600 });
    }
    return file;
  }

  /**
   * @param {string} name
   * @returns {number} a descriptor that appends
   */
  open(name) {
    return openSync(this.path(name), 'a');
  }
}
