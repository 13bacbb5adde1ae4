import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Logger } from 'pino';
import { billingEvents } from '@cosmic/contracts/billing';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { LOG } from '@cosmic/platform/platform.tokens';
import { CheckoutsRepository } from '../checkout/checkouts.repository';
import { InvoicesRepository } from '../../invoices/invoices.repository';
import { GRACE_DAYS } from '../../plans/plan-table';
import { CustomerReader } from '../provider/customer-reader';
import { Refunds } from '../provider/refunds';
import type { Snapshot } from '../provider/snapshot';
import { chooseSubscription, standingOf, type Standing } from '../../subscriptions/standing.rules';
import { viewOf } from '../../subscriptions/subscription.view';
import {
  SubscriptionsRepository,
  type SubscriptionRow,
} from '../../subscriptions/subscriptions.repository';
import { WebhookEventsRepository } from '../webhooks/webhook-events.repository';
import { CustomersRepository, type Claim } from './customers.repository';

const NOTHING: Snapshot = { subscriptions: [], invoices: [] };

/**
 * Brings what we hold of a customer in line with what Stripe holds. Everything
 * goes this one way, whatever caused it, so the order in which notices arrive
 * does not matter, and one that was missed is made up for by the next.
 */
@Injectable()
export class CustomerSync {
  constructor(
    private readonly database: DataSource,
    private readonly reader: CustomerReader,
    private readonly refunds: Refunds,
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly events: WebhookEventsRepository,
    private readonly relay: OutboxRelay,
    private readonly nats: Nats,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * Reads a claimed customer and writes down what was read. Everything written
   * is one transaction, refused when a later reading has begun: what that one
   * reads is newer.
   *
   * @returns where the member stands by what was read
   */
  async run(claim: Claim): Promise<Standing | null> {
    // Before Stripe is asked: the answer will know of these, and perhaps of no later ones.
    const answered = await this.events.waiting(claim.stripeCustomerId);
    const snapshot = await this.reader.read(claim.stripeCustomerId);
    if (claim.userId === null) {
      await this.forget(claim, snapshot);
      return null;
    }
    const { userId } = claim;
    const { extras } = chooseSubscription(snapshot?.subscriptions ?? []);
    for (const extra of extras) {
      this.log.warn({ userId }, 'a second subscription is undone');
      await this.refunds.refund(extra, snapshot?.invoices ?? []);
    }
    const standing = standingOf(snapshot ?? NOTHING, new Date(), GRACE_DAYS);
    const changed = await this.database.transaction(async (transaction) => {
      if (!(await this.customers.hold(transaction, claim))) return null;
      await this.invoices.store(transaction, userId, snapshot?.invoices ?? []);
      if (standing.subscriptionId) await this.checkouts.close(transaction, userId);
      if (snapshot) {
        await this.events.markProcessed(transaction, answered);
        await this.customers.finish(transaction, claim);
      } else {
        await this.remove(transaction, claim);
      }
      return this.store(transaction, userId, standing);
    });
    if (changed) this.tell(userId, changed);
    return standing;
  }

  private async store(
    transaction: EntityManager,
    userId: string,
    standing: Standing,
  ): Promise<SubscriptionRow | null> {
    const changed = await this.subscriptions.storeIfChanged(transaction, userId, standing);
    if (!changed) return null;
    await recordEvent(transaction, billingEvents.subscriptionChanged, {
      userId,
      isPremium: changed.isPremium,
      plan: changed.plan,
      endsAt: changed.endsAt?.toISOString() ?? null,
      changedAt: changed.changedAt.toISOString(),
    });
    return changed;
  }

  /** After the commit, for it is a hint only: the event, too, is already safe. */
  private tell(userId: string, changed: SubscriptionRow): void {
    this.relay.nudge();
    const push = { type: 'subscription.changed' as const, ...viewOf(changed, new Date()) };
    pushTo(this.nats, { kind: 'member', id: userId }, push);
  }

  /** Has Stripe forget the customer of an erased member; what was bought afterwards is paid back. */
  private async forget(claim: Claim, snapshot: Snapshot | null): Promise<void> {
    if (snapshot) await this.refunds.forget(claim.stripeCustomerId, snapshot, claim.erasedAt);
    await this.database.transaction((transaction) => this.remove(transaction, claim));
  }

  /** In this order: a notice that is coming in waits for the row, and then finds it gone. */
  private async remove(transaction: EntityManager, claim: Claim): Promise<void> {
    await this.customers.remove(transaction, claim);
    await this.events.closeAll(transaction, claim.stripeCustomerId);
  }
}
