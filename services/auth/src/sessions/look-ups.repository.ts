import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';
import { SELECT_ACCOUNT, type Account } from '../accounts/accounts.repository';
import { takeSql, type Attempt } from '../limits/attempts.repository';

/** The browser that a sign-in comes from, where it says which it is. */
export interface ClaimedDevice {
  tokenHash: Buffer;
  attempt: Attempt;
}

/** Before a password is checked: whose it is, and whether it may be. */
export interface LookUp {
  account: Account | undefined;
  /** Where the attempt was counted: with the browser's own, if it has signed in before. */
  attempt: Attempt;
  /** Whether there was room for it. */
  isTaken: boolean;
}

@Injectable()
export class LookUpsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Finds an account and counts an attempt on it, where there is one and where there is none. One
   * statement: three of their own would cost as much as a tenth of the password check after them.
   */
  async find(email: string, stranger: Attempt, device: ClaimedDevice | null): Promise<LookUp> {
    const [row] = await runPrepared<Account & { isKnown: boolean; isTaken: boolean }>(
      this.database,
      `WITH account AS (
         ${SELECT_ACCOUNT} WHERE account.email = $1
       ), device AS (
         SELECT EXISTS (
           SELECT FROM known_devices JOIN account ON account.id = user_id WHERE token_hash = $2
         ) AS "isKnown"
       ), taken AS (
         ${takeSql('(SELECT CASE WHEN "isKnown" THEN $3 ELSE $4 END FROM device)', '$5', '$6', '$7')}
       )
       SELECT "isKnown", EXISTS (SELECT FROM taken) AS "isTaken", account.*
       FROM device LEFT JOIN account ON true`,
      [
        email,
        device?.tokenHash ?? null,
        device?.attempt.bucket ?? null,
        stranger.bucket,
        stranger.at,
        stranger.window.seconds,
        stranger.window.most,
      ],
    );
    const { isKnown, isTaken, ...account } = row!;
    return {
      account: account.id === null ? undefined : account,
      attempt: isKnown && device ? { ...device.attempt, at: stranger.at } : stranger,
      isTaken,
    };
  }
}
