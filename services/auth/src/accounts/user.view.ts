import type { User } from '@cosmic/contracts/account/auth';
import type { Role } from '@cosmic/contracts/message';
import type { Account } from './accounts.repository';

/** A member as the browser knows them. */
export function userOf(account: Account, adminEmail: string): User {
  return {
    id: account.id,
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    role: roleOf(account, adminEmail),
    must_change_password: account.mustChangePassword,
    second_factor: account.secondFactorSince !== null,
    user_metadata: { full_name: account.fullName, avatar_url: account.avatarUrl },
  };
}

/** The administrator is whoever has confirmed the administrator's address. */
function roleOf({ email, emailVerifiedAt }: Account, adminEmail: string): Role {
  return emailVerifiedAt !== null && email === adminEmail ? 'admin' : 'member';
}
