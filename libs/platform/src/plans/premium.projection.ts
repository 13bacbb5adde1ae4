import type { EntityManager } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import type { PushOf } from '@cosmic/contracts/live';
import type { Actor } from '@cosmic/contracts/message';
import type { MemberTable } from '../members/member-table';
import { pushTo } from '../nats/live';
import type { Nats } from '../nats/nats-connection';
import { EventProjection, onEvent } from '../outbox/event-handler';
import { PremiumMemberEntity } from './premium-member.entity';

/** What the table keeps of a member, for the declarations of a service that has it. */
export const PREMIUM_MEMBERS: MemberTable = {
  table: 'premium_members',
  owner: 'user_id',
  exported: ['is_premium', 'ends_at', 'changed_at'],
  erased: 'rows',
};

/**
 * Who is premium, kept from billing's events in the service's own table `premium_members`, so that
 * its gate asks nobody.
 */
export class PremiumProjection extends EventProjection {
  /** Keeps the newest change of each member; one that arrives late is left out. */
  readonly handlers = [
    onEvent(
      billingEvents.subscriptionChanged,
      async (change, transaction) => {
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
      {
        afterwards: ({ userId }) => {
          const { by } = this;
          pushTo(this.nats, { kind: 'member', id: userId }, { type: 'plan.applied', by });
        },
      },
    ),
  ];

  /** @param by  whose gate it is: readers are told when it has heard of a change */
  constructor(
    private readonly nats: Nats,
    private readonly by: PushOf<'plan.applied'>['by'],
  ) {
    super();
  }

  /** Whether an actor is a subscriber whose time is not over. Guests never are. */
  async isPremium(transaction: EntityManager, actor: Actor): Promise<boolean> {
    if (actor.kind === 'guest') return false;
    const member = await transaction.findOneBy(PremiumMemberEntity, { userId: actor.id });
    if (!member?.isPremium) return false;
    return member.endsAt === null || member.endsAt > new Date();
  }
}
