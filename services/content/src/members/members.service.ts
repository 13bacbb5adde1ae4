import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { MembersRepository } from './members.repository';

@Injectable()
export class MembersService {
  /** Erases a deleted account's traces. */
  readonly onDeleted: EventHandler = onEvent(authEvents.userDeleted, ({ userId }, transaction) =>
    this.members.erase(transaction, userId),
  );

  constructor(private readonly members: MembersRepository) {}

  /** Everything that is kept of a member, by table. */
  rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    return this.members.rowsOf(userId);
  }
}
