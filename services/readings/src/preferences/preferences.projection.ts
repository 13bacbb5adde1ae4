import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { authEvents } from '@cosmic/contracts/account/auth';
import type { Actor } from '@cosmic/contracts/message';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { MemberPreferenceEntity } from './member-preference.entity';

/** Who wants no language model, kept from auth's events so that the worker asks nobody. */
@Injectable()
export class PreferencesProjection extends EventProjection {
  /** Keeps the newest change of each member; one that arrives late is left out. */
  readonly handlers = [
    onEvent(authEvents.profileChanged, async (change, transaction) => {
      await transaction.query(
        `INSERT INTO member_preferences AS kept (user_id, model_off, changed_at)
         VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE
         SET model_off = excluded.model_off, changed_at = excluded.changed_at
         WHERE kept.changed_at < excluded.changed_at`,
        [change.userId, change.modelOff, change.changedAt],
      );
    }),
  ];

  constructor(
    @InjectRepository(MemberPreferenceEntity)
    private readonly preferences: Repository<MemberPreferenceEntity>,
  ) {
    super();
  }

  /** Whether a reading may be written by a language model. */
  async allowModel(actor: Actor): Promise<boolean> {
    if (actor.kind === 'guest') return true;
    return !(await this.preferences.existsBy({ userId: actor.id, modelOff: true }));
  }
}
