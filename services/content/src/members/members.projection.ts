import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/account/auth';
import { ForgottenMembers } from '@cosmic/platform/members/forgotten-members';
import { MemberData } from '@cosmic/platform/members/member-data';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { MembersRepository } from './members.repository';
import { readerOfGuest, readerOfMember } from './reader';

/** Gives members what their browsers' guests liked and read. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers = [
    onEvent(
      authEvents.guestRecognised,
      async ({ userId, guestId, recognisedAt }, transaction) => {
        // Members who left meanwhile take along what they did as guests.
        if (await this.forgotten.has(transaction, userId)) {
          await this.kept.erase(transaction, { members: [], guests: [guestId] });
        } else {
          const [from, to] = [readerOfGuest(guestId), readerOfMember(userId)];
          await this.members.handOver(transaction, from, to, new Date(recognisedAt));
        }
      },
      { evenOfForgotten: true },
    ),
  ];

  constructor(
    private readonly members: MembersRepository,
    private readonly kept: MemberData,
    private readonly forgotten: ForgottenMembers,
  ) {
    super();
  }
}
