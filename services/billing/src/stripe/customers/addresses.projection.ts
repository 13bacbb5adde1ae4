import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/account/auth';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { CustomersRepository } from './customers.repository';

/** Has Stripe told when a member moves to another address. */
@Injectable()
export class AddressesProjection extends EventProjection {
  readonly handlers;

  constructor(customers: CustomersRepository) {
    super();
    this.handlers = [
      onEvent(authEvents.addressChanged, ({ userId }, transaction) =>
        customers.addressChanged(transaction, userId),
      ),
    ];
  }
}
