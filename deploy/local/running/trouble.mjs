/**
 * Something that the reader of the console can act on: shown as a sentence (and
 * the end of a log, where there is one), never as a stack trace.
 */
export class Trouble extends Error {
  /**
   * @param {string} sentence what happened and what to do about it
   * @param {string} [log] path of the log that tells more
   */
  constructor(sentence, log) {
    super(sentence);
    this.name = 'Trouble';
    this.log = log;
  }
}

/**
 * @param {unknown} error
 * @returns {string} the message of anything that was thrown
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
