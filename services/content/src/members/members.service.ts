import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { MembersRepository } from './members.repository';
import { readerOfGuest, readerOfMember } from './reader';

@Injectable()
export class MembersService {
  /** Erases a deleted account's traces. */
  readonly onDeleted: EventHandler = onEvent(
    authEvents.userDeleted,
    async ({ userId, guestIds }, transaction) => {
      await this.members.erase(transaction, userId);
      await this.members.eraseReaders(transaction, guestIds.map(readerOfGuest));
    },
  );

  /** What a browser's guest liked and read is the member's once they sign in. */
  readonly onRecognised: EventHandler = onEvent(
    authEvents.guestRecognised,
    async ({ userId, guestId, recognisedAt }, transaction) => {
      const guest = readerOfGuest(guestId);
      // Members who left meanwhile take along what they did as guests.
      if (await this.members.isErased(transaction, userId)) {
        await this.members.eraseReaders(transaction, [guest]);
      } else {
        const until = new Date(recognisedAt);
        await this.members.handOver(transaction, guest, readerOfMember(userId), until);
      }
    },
  );

  constructor(private readonly members: MembersRepository) {}

  /** Everything that is kept of a member, by table. */
  rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    return this.members.rowsOf(userId);
  }
}
