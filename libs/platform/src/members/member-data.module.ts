import {
  Controller,
  Module,
  type DynamicModule,
  type ModuleMetadata,
  type Type,
} from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { authEvents } from '@cosmic/contracts/account/auth';
import { memberExportOf, type Keeper, type MemberRows } from '@cosmic/contracts/member';
import { RpcHandler, type RpcRequest } from '../nats/rpc-handler';
import { EventProjection, onEvent } from '../outbox/event-handler';
import { ForgottenMembers, ForgottenMembersModule } from './forgotten-members';
import { MemberData, MEMBER_DECLARATIONS } from './member-data';
import type { MemberDeclarations } from './member-table';

/** Erases what is kept of a member whose account is erased, and remembers that it was. */
class MemberErasure extends EventProjection {
  readonly handlers;

  constructor(members: MemberData, forgotten: ForgottenMembers) {
    super();
    this.handlers = [
      onEvent(
        authEvents.userDeleted,
        async ({ userId, guestIds }, transaction) => {
          await forgotten.add(transaction, userId);
          await members.erase(transaction, { members: [userId], guests: guestIds });
        },
        { evenOfForgotten: true },
      ),
    ];
  }
}

/** The controller that answers a service's part of an export. */
function exportController(service: Keeper): Type {
  const contract = memberExportOf(service);

  @Controller()
  class MemberExportController {
    constructor(private readonly members: MemberData) {}

    @RpcHandler(contract)
    export(@Payload() { data }: RpcRequest<typeof contract>): Promise<MemberRows> {
      return this.members.rowsOf(data.userId, data.after);
    }
  }
  return MemberExportController;
}

/** What a service keeps of members: told for the export, and erased with the account. */
@Module({})
export class MemberDataModule {
  /** For the process that answers: tells what is kept, and erases it when it hears of a deletion. */
  static of(service: Exclude<Keeper, 'auth'>, declared: MemberDeclarations): DynamicModule {
    return {
      ...MemberDataModule.declaring(declared),
      controllers: [exportController(service)],
      providers: [
        ...providersOf(declared),
        {
          provide: MemberErasure,
          inject: [MemberData, ForgottenMembers],
          useFactory: (members: MemberData, forgotten: ForgottenMembers) =>
            new MemberErasure(members, forgotten),
        },
      ],
    };
  }

  /** For whoever tells and erases by steps of its own: {@link MemberData} alone. */
  static declaring(declared: MemberDeclarations): DynamicModule {
    return {
      module: MemberDataModule,
      imports: [ForgottenMembersModule],
      providers: providersOf(declared),
      exports: [MemberData],
    };
  }
}

function providersOf(declared: MemberDeclarations): NonNullable<ModuleMetadata['providers']> {
  return [MemberData, { provide: MEMBER_DECLARATIONS, useValue: declared }];
}
