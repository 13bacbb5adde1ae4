import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { ADMIN_EMAIL } from '../auth.tokens';
import { AccountsRepository } from './accounts.repository';
import { userOf } from './user.view';

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    @Inject(ADMIN_EMAIL) private readonly adminEmail: string,
  ) {}

  /** A member as the account is now. @throws AppError `authentication_required` when it is gone */
  async user(id: string): Promise<User> {
    const account = await this.accounts.find(id);
    if (!account) throw new AppError('authentication_required');
    return userOf(account, this.adminEmail);
  }

  /** Where a member can be written to. @throws AppError `not_found` */
  async contact(id: string): Promise<{ email: string; fullName: string }> {
    const account = await this.accounts.find(id);
    if (!account) throw new AppError('not_found');
    return { email: account.email, fullName: account.fullName };
  }
}
