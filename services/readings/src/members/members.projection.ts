import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { GuestsService } from './guests.service';
import { MembersRepository } from './members.repository';

/** Erases what is kept of a member whose account is erased, and gives members what was their guests'. */
@Injectable()
export class MembersProjection {
  readonly handlers: readonly EventHandler[];

  constructor(members: MembersRepository, guests: GuestsService) {
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
