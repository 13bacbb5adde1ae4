import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { AppError } from '@cosmic/contracts/errors';
import { hashPassword, verifyPassword, type PasswordCost } from './password';

const keysDerived = new Counter({
  name: 'cosmic_password_keys_total',
  help: 'Password keys derived, to store one or to check one',
});

export interface HasherOptions {
  cost: PasswordCost;
  atOnce: number;
  waiting: number;
}

/**
 * Derives password keys, a few at a time: each takes 19 MiB and a core. Who comes while too many
 * wait is refused, so that a flood of sign-ins starves neither the rest of the service nor itself.
 */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly line: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  constructor(private readonly options: HasherOptions) {}

  /** @throws AppError `service_unavailable` while too many wait */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hashPassword(password, this.options.cost));
  }

  /**
   * Whether a password is the stored one. Without a stored one it takes as long and says no, so
   * that an answer does not tell whether there is an account.
   *
   * @throws AppError `service_unavailable` while too many wait
   */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoyHash());
    const same = await this.inTurn(() => verifyPassword(against, password));
    return stored !== undefined && same;
  }

  /** Made before the first check needs it: making it takes as long as a check. */
  decoyHash(): Promise<string> {
    this.decoy ??= hashPassword(randomBytes(32).toString('hex'), this.options.cost);
    return this.decoy;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.options.atOnce) {
      if (this.line.length >= this.options.waiting) throw new AppError('service_unavailable');
      await new Promise<void>((resolve) => this.line.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      keysDerived.inc();
      return await work();
    } finally {
      // Whoever is next takes this place over, so nobody can slip in between.
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
