import { Body, Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import {
  calendarTokenSchema,
  transitCalendar,
  type CalendarBody,
  type MadeCalendar,
  type TransitCalendar,
} from '@cosmic/contracts/sky/transit-calendar';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { bytesResponse, send } from '../content/cached-response';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

/** Kept by whoever asked, and asked about each time: an address that was taken back tells nothing. */
const ASK_EACH_TIME = 'private, no-cache';

/** The private calendar of a member's transits: its address, and what calendar programs read there. */
@Controller()
export class TransitCalendarController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getTransitCalendar)
  get(@CurrentActor() actor: Actor): Promise<TransitCalendar> {
    return this.rpc.send(transitCalendar.get, actor, {});
  }

  @Serves(routes.makeTransitCalendar)
  make(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.makeTransitCalendar.body }) body: CalendarBody,
  ): Promise<MadeCalendar> {
    return this.rpc.send(transitCalendar.make, actor, body);
  }

  @Serves(routes.revokeTransitCalendar)
  revoke(@CurrentActor() actor: Actor): Promise<Record<string, never>> {
    return this.rpc.send(transitCalendar.revoke, actor, {});
  }

  /** Programs have neither session nor cookie: the token alone counts. */
  @Get('calendar/:file')
  async read(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, shown] = /^(.+)\.ics$/.exec(file) ?? [];
    const token = calendarTokenSchema.safeParse(shown);
    if (!token.success) throw new AppError('not_found');
    const { ics } = await this.rpc.send(transitCalendar.read, null, { token: token.data });
    void reply.header('x-robots-tag', 'noindex');
    await send(request, reply, bytesResponse('text/calendar; charset=utf-8', ics), ASK_EACH_TIME);
  }
}
