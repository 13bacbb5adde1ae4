import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/auth';
import { ForgottenMembers } from '@cosmic/platform/members/forgotten-members';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { ToolLogsRepository } from '../tool-logs/tool-logs.repository';

/** Erases what is kept of a member whose account is erased. */
@Injectable()
export class MembersProjection extends EventProjection {
  readonly handlers;

  constructor(forgotten: ForgottenMembers, logs: ToolLogsRepository) {
    super();
    this.handlers = [
      onEvent(authEvents.userDeleted, async ({ userId }, transaction) => {
        await forgotten.add(transaction, userId);
        await logs.eraseOf(transaction, userId);
      }),
    ];
  }
}
