import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/account/auth';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { GuestsService } from './guests.service';

/** Gives members what was their guests'; of members who left meanwhile it goes with the next look for what came late. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers;

  constructor(guests: GuestsService) {
    super();
    this.handlers = [
      onEvent(
        authEvents.guestRecognised,
        async ({ userId, guestId, recognisedAt }, transaction) => {
          await guests.handOver(transaction, guestId, userId, new Date(recognisedAt));
        },
        { evenOfForgotten: true },
      ),
    ];
  }
}
