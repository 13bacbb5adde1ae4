import { AppError } from '@cosmic/contracts/errors';

/** When whoever found a full line may come again: it has moved on by then. */
const RETRY_AFTER_SECONDS = 2;

/** Lets a few work at a time, in the order they came. */
export class Line {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: { atOnce: number; waiting: number }) {}

  /** @throws AppError `service_unavailable` with `retryAfterSeconds` while too many wait */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.working >= this.options.atOnce) {
      if (this.waiting.length >= this.options.waiting) {
        throw new AppError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
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
}
