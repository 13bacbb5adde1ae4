import { AppError } from '@cosmic/contracts/errors';

/** Lets a few work at a time, in the order they came. */
export class Line {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: { atOnce: number; waiting: number }) {}

  /** @throws AppError `service_unavailable` while too many wait */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.working >= this.options.atOnce) {
      if (this.waiting.length >= this.options.waiting) throw new AppError('service_unavailable');
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
