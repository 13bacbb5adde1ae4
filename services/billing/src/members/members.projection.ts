import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { CustomersRepository } from '../customers/customers.repository';
import { MembersRepository } from './members.repository';

/** Follows what becomes of accounts: another address is told to Stripe, a member who left is erased. */
@Injectable()
export class MembersProjection {
  readonly handlers: readonly EventHandler[];

  constructor(members: MembersRepository, customers: CustomersRepository) {
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
