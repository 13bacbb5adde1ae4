import { AppError } from '@cosmic/contracts/errors';

/** When whoever found a full line may come again: it has moved on by then. */
const RETRY_AFTER_SECONDS = 2;
/** Below the time after which whoever asked has gone: work for nobody would keep the next ones waiting. */
const MAX_WAIT_MS = 3_000;

/** Lets a few work at a time, in the order they came. */
export class Line {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: { atOnce: number; waiting: number }) {}

  /** @throws AppError `service_unavailable` with `retryAfterSeconds` while too many wait, or after waiting for long */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.working >= this.options.atOnce) {
      if (this.waiting.length >= this.options.waiting) throw full();
      await this.turn();
    } else {
      this.working += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever is next takes this place over, so nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.working -= 1;
    }
  }

  /** Resolves when whoever waits may begin. @throws AppError as `inTurn` does, after MAX_WAIT_MS */
  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(clock);
        resolve();
      };
      const clock = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        reject(full());
      }, MAX_WAIT_MS);
      this.waiting.push(begin);
    });
  }
}

function full(): AppError {
  return new AppError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
