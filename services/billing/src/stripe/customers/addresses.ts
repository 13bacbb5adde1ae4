import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { auth } from '@cosmic/contracts/account/auth';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.tokens';
import { Provider, summaryOf } from '../provider/provider';
import { CustomersRepository } from './customers.repository';

/** Somebody waits for a page to pay on meanwhile. */
const AUTH_TIMEOUT_MS = 1_500;

/**
 * Tells Stripe where its customers can be written to: receipts and word of a
 * card that failed go there. The address is auth's; it is handed on and kept
 * nowhere here.
 */
@Injectable()
export class Addresses {
  private readonly rpc: RpcClient;

  constructor(
    nats: Nats,
    private readonly provider: Provider,
    private readonly customers: CustomersRepository,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.rpc = new RpcClient(nats, AUTH_TIMEOUT_MS);
  }

  /**
   * Tells Stripe a member's address, unless it knows it. Nobody is kept from
   * paying by this: what fails is made up for when the customer is read next.
   */
  async tell(userId: string): Promise<void> {
    const due = await this.customers.addressDue(userId);
    if (!due) return;
    try {
      const { email } = await this.rpc.send(auth.contact, null, { userId });
      await this.provider.stripe.customers.update(due.stripeCustomerId, { email });
      await this.customers.addressTold(userId, due.since);
    } catch (error) {
      this.log.warn(summaryOf(error), 'an address could not be told to Stripe; trying again later');
    }
  }
}
