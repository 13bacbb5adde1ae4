import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Line } from '@cosmic/platform/line';
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
  private readonly line: Line;
  private decoy: Promise<string> | undefined;

  constructor(private readonly options: HasherOptions) {
    this.line = new Line(options);
  }

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

  private inTurn<Result>(derive: () => Promise<Result>): Promise<Result> {
    return this.line.inTurn(() => {
      keysDerived.inc();
      return derive();
    });
  }
}
