import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import { AccountsRepository, isPasswordOver, type Account } from '../accounts/accounts.repository';
import { CLOCK, type Clock } from '../auth.tokens';
import { LimitsService } from '../limits/limits.service';
import { PasswordHasher } from './password-hasher';

/** Asks a signed-in member for the password again before something that can't be undone. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: LimitsService,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * The member's account, when the password is right.
   *
   * @throws AppError `wrong_password`, `too_many_attempts`, `authentication_required` when the
   *   account is gone
   */
  async prove(userId: string, password: string): Promise<Account> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('authentication_required');
    const attempt = await this.limits.take('own-password', userId);
    const isRight = await this.hasher.verify(account.passwordHash, password);
    if (!isRight || isPasswordOver(account, this.now())) throw new AppError('wrong_password');
    await this.limits.giveBack(attempt);
    return account;
  }
}
