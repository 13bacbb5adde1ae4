import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentOrNewTrace } from '@cosmic/platform/trace';
import { CLOCK, type Clock } from '../auth.tokens';
import { AuditEntryEntity } from './audit-entry.entity';

/** What is worth knowing afterwards. Names are kept in rows: renaming one splits its history. */
export type Act =
  | 'signed-up'
  | 'sign-up-of-taken-address'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'refresh-token-reused'
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-refused'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'address-confirmed'
  | 'address-change-asked'
  | 'address-changed'
  | 'exported'
  | 'deletion-blocked'
  | 'deleted';

@Injectable()
export class AuditRepository {
  constructor(@Inject(CLOCK) private readonly now: Clock) {}

  /** Notes an act, where it can be in the transaction of the act. Never an address, never a secret. */
  async record(manager: EntityManager, act: Act, userId: string | null): Promise<void> {
    const trace = currentOrNewTrace();
    await manager.insert(AuditEntryEntity, { at: this.now(), act, userId, trace });
  }
}
