import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { MembersRepository } from './members.repository';

/** Erases what is kept of a member whose account is erased. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers;

  constructor(members: MembersRepository) {
    super();
    this.handlers = [
      onEvent(authEvents.userDeleted, ({ userId }, transaction) =>
        members.erase(transaction, userId),
      ),
    ];
  }
}
