import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { CustomersRepository } from '../customers/customers.repository';
import { MembersRepository } from './members.repository';

/** Follows what becomes of accounts: another address is told to Stripe, a member who left is erased. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers;

  constructor(members: MembersRepository, customers: CustomersRepository) {
    super();
    this.handlers = [
      onEvent(authEvents.addressChanged, ({ userId }, transaction) =>
        customers.addressChanged(transaction, userId),
      ),
      onEvent(authEvents.userDeleted, ({ userId }, transaction) =>
        members.erase(transaction, userId),
      ),
    ];
  }
}
