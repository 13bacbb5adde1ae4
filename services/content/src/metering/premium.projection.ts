import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import type { Actor } from '@cosmic/contracts/message';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { MembersRepository } from '../members/members.repository';
import { PremiumMemberEntity } from './premium-member.entity';

/** Who is a subscriber, kept from billing's events so that opening an article asks nobody. */
@Injectable()
export class PremiumProjection {
  /** Keeps the newest change of each member; one that arrives late is left out, one of an erased member, too. */
  readonly handler: EventHandler = onEvent(
    billingEvents.subscriptionChanged,
    async (change, transaction) => {
      if (await this.members.isErased(transaction, change.userId)) return;
      await transaction.query(
        `INSERT INTO premium_members AS member (user_id, is_premium, ends_at, changed_at)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id) DO UPDATE
         SET is_premium = excluded.is_premium, ends_at = excluded.ends_at,
             changed_at = excluded.changed_at
         WHERE member.changed_at < excluded.changed_at`,
        [change.userId, change.isPremium, change.endsAt, change.changedAt],
      );
    },
    ({ userId }) =>
      pushTo(this.nats, { kind: 'member', id: userId }, { type: 'plan.applied', by: 'content' }),
  );

  constructor(
    private readonly members: MembersRepository,
    private readonly nats: Nats,
  ) {}

  /** Whether an actor is a subscriber whose time is not over. Guests never are. */
  async isPremium(transaction: EntityManager, actor: Actor): Promise<boolean> {
    if (actor.kind === 'guest') return false;
    const member = await transaction.findOneBy(PremiumMemberEntity, { userId: actor.id });
    if (!member?.isPremium) return false;
    return member.endsAt === null || member.endsAt > new Date();
  }
}
