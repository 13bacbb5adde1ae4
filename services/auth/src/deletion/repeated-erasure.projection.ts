import { Injectable } from '@nestjs/common';
import { authEvents } from '@cosmic/contracts/account/auth';
import { MemberData } from '@cosmic/platform/members/member-data';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { AccountEntity } from '../accounts/account.entity';
import { AuditRepository } from '../audit/audit.repository';

/**
 * Erases a member again whose account came back with a database that was restored to before they
 * left. Otherwise there is nothing to do: this service erased them in the transaction of the event.
 */
@Injectable()
export class RepeatedErasure extends EventProjection {
  readonly handlers;

  constructor(members: MemberData, audit: AuditRepository) {
    super();
    this.handlers = [
      onEvent(authEvents.userDeleted, async ({ userId }, transaction) => {
        if (!(await transaction.existsBy(AccountEntity, { id: userId }))) return;
        await members.erase(transaction, { members: [userId], guests: [] });
        await audit.record(transaction, 'deleted', userId);
      }),
    ];
  }
}
