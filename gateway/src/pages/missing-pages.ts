import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';

const WINDOW_MS = 60_000;
const LINES_PER_WINDOW = 20;
const MAX_PATH = 200;

/**
 * Writes to the log which addresses people asked for in vain: a link may be
 * broken. So many lines a minute and no more, or whoever tries addresses out
 * could fill the disk; what was left out is counted.
 */
@Injectable()
export class MissingPages {
  private windowEnds = 0;
  private written = 0;
  private leftOut = 0;

  constructor(@Inject(LOG) private readonly log: Pick<Logger, 'info'>) {}

  note(path: string, now = Date.now()): void {
    if (now >= this.windowEnds) {
      if (this.leftOut > 0) this.log.info({ leftOut: this.leftOut }, 'more missing pages');
      this.windowEnds = now + WINDOW_MS;
      this.written = 0;
      this.leftOut = 0;
    }
    if (this.written < LINES_PER_WINDOW) {
      this.written += 1;
      this.log.info({ path: path.slice(0, MAX_PATH) }, 'no page at this path');
    } else {
      this.leftOut += 1;
    }
  }
}
