import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { GuestsService } from './guests.service';
import { MembersRepository } from './members.repository';

/** Erases what is kept of a member whose account is erased, and gives members what was their guests'. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers;

  constructor(members: MembersRepository, guests: GuestsService) {
    super();
    this.handlers = [
      onEvent(authEvents.userDeleted, ({ userId, guestIds }, transaction) =>
        members.erase(transaction, userId, guestIds),
      ),
      onEvent(
        authEvents.guestRecognised,
        async ({ userId, guestId, recognisedAt }, transaction) => {
          await guests.handOver(transaction, guestId, userId, new Date(recognisedAt));
        },
      ),
    ];
  }
}
