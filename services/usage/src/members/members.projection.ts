import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { MembersRepository } from './members.repository';

/** Erases what is kept of a member whose account is erased. */
@Injectable()
export class MembersProjection {
  readonly handler: EventHandler;

  constructor(members: MembersRepository) {
    this.handler = onEvent(authEvents.userDeleted, ({ userId }, transaction) =>
      members.erase(transaction, userId),
    );
  }
}
