import { Injectable } from '@nestjs/common';
import type { Subscription } from '@cosmic/contracts/billing';
import type { Actor } from '@cosmic/contracts/message';
import { CheckoutsRepository } from '../stripe/checkout/checkouts.repository';
import { CustomersRepository } from '../stripe/customers/customers.repository';
import { SyncQueue } from '../stripe/customers/sync.queue';
import { viewOf } from './subscription.view';
import { SubscriptionsRepository } from './subscriptions.repository';

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly customers: CustomersRepository,
    private readonly queue: SyncQueue,
  ) {}

  /**
   * Whether somebody subscribes. A member who has a page to pay on open may
   * just come back from it: then Stripe is asked besides, in the background,
   * and a change is pushed, even if no notice of it ever arrives.
   */
  async check(actor: Actor | null): Promise<Subscription> {
    if (actor?.kind !== 'member') return viewOf(null, new Date());
    const row = await this.subscriptions.find(actor.id);
    if (!row?.isPremium && (await this.checkouts.isOpen(actor.id))) await this.reconcile(actor.id);
    return viewOf(row, new Date());
  }

  /** Has members compared with Stripe: one, or everybody. @returns how many */
  async reconcile(userId: string | null): Promise<number> {
    if (userId === null) return this.customers.makeAllDue();
    const customer = await this.customers.makeDue(userId);
    if (customer) await this.queue.addCustomer(customer);
    return customer ? 1 : 0;
  }
}
