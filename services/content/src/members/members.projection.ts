import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { ForgottenMembers } from '@cosmic/platform/members/forgotten-members';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { MembersRepository } from './members.repository';
import { readerOfGuest, readerOfMember } from './reader';

/** Follows what becomes of accounts. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers = [
    // Erases a deleted account's traces.
    onEvent(authEvents.userDeleted, async ({ userId, guestIds }, transaction) => {
      await this.forgotten.add(transaction, userId);
      await this.members.erase(transaction, userId);
      await this.members.eraseReaders(transaction, guestIds.map(readerOfGuest));
    }),
    // What a browser's guest liked and read is the member's once they sign in.
    onEvent(authEvents.guestRecognised, async ({ userId, guestId, recognisedAt }, transaction) => {
      const guest = readerOfGuest(guestId);
      // Members who left meanwhile take along what they did as guests.
      if (await this.forgotten.has(transaction, userId)) {
        await this.members.eraseReaders(transaction, [guest]);
      } else {
        const until = new Date(recognisedAt);
        await this.members.handOver(transaction, guest, readerOfMember(userId), until);
      }
    }),
  ];

  constructor(
    private readonly members: MembersRepository,
    private readonly forgotten: ForgottenMembers,
  ) {
    super();
  }
}
