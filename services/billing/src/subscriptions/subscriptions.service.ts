import { Injectable } from '@nestjs/common';
import type { Subscription } from '@cosmic/contracts/billing';
import type { Actor } from '@cosmic/contracts/message';
import { CheckoutsRepository } from '../checkout/checkouts.repository';
import { CustomersRepository } from '../customers/customers.repository';
import { SyncLoop } from '../customers/sync-loop';
import { viewOf } from './subscription.view';
import { SubscriptionsRepository } from './subscriptions.repository';

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly customers: CustomersRepository,
    private readonly loop: SyncLoop,
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
    const queued = await this.customers.makeDue(userId);
    this.loop.nudge();
    return queued;
  }
}
