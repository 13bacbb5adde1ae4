import { Body, Controller, Header, Param, Req } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import {
  invitations,
  invitationTokenSchema,
  type EnteredBirth,
  type InvitationBody,
  type Invitations,
  type MadeInvitation,
  type OpenedInvitation,
  type OwnBirth,
} from '@cosmic/contracts/people/invitations';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { addressOf, CurrentActor, type IdentifiedRequest } from '../session/actor';
import { Pace } from '../sharing/pace';

const OPENED_A_MINUTE = 60;
const WRITTEN_A_MINUTE = 20;

/** Links by which friends enter their own births: the token alone counts, whoever is signed in. */
@Controller()
export class InvitationsController {
  private readonly opened = new Pace(OPENED_A_MINUTE);
  private readonly written = new Pace(WRITTEN_A_MINUTE);

  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.listInvitations)
  list(@CurrentActor() actor: Actor): Promise<Invitations> {
    return this.rpc.send(invitations.list, actor, {});
  }

  @Serves(routes.makeInvitation)
  make(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.makeInvitation.body }) body: InvitationBody,
  ): Promise<MadeInvitation> {
    return this.rpc.send(invitations.make, actor, body);
  }

  @Serves(routes.endInvitation)
  end(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.endInvitation.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(invitations.end, actor, { id });
  }

  @Serves(routes.openInvitation)
  @Header('x-robots-tag', 'noindex')
  open(
    @Param('token') token: string,
    @Req() request: IdentifiedRequest,
  ): Promise<OpenedInvitation> {
    keep(this.opened, request);
    return this.rpc.send(invitations.open, null, { token: tokenIn(token) });
  }

  @Serves(routes.enterBirth)
  enter(
    @Param('token') token: string,
    @Body({ schema: routes.enterBirth.body }) body: OwnBirth,
    @Req() request: IdentifiedRequest,
  ): Promise<EnteredBirth> {
    keep(this.written, request);
    return this.rpc.send(invitations.enter, null, { ...body, token: tokenIn(token) });
  }

  @Serves(routes.takeBirthBack)
  takeBack(
    @Param('token') token: string,
    @Req() request: IdentifiedRequest,
  ): Promise<Record<string, never>> {
    keep(this.written, request);
    return this.rpc.send(invitations.takeBack, null, { token: tokenIn(token) });
  }
}

/** What is no token of ours is answered like one that has ended. */
function tokenIn(text: string): string {
  const token = invitationTokenSchema.safeParse(text);
  if (!token.success) throw new AppError('not_found');
  return token.data;
}

function keep(pace: Pace, request: IdentifiedRequest): void {
  const retryAfterSeconds = pace.take({ address: addressOf(request) });
  if (retryAfterSeconds !== null) throw new AppError('too_many_attempts', { retryAfterSeconds });
}
