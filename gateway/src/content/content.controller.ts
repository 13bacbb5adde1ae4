import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BestDaysQuery } from '@cosmic/contracts/days/best-days';
import { content, FALLBACK_AFFIRMATION } from '@cosmic/contracts/content';
import { routes } from '@cosmic/contracts/http';
import type { PanchangDayQuery, PanchangMonthQuery } from '@cosmic/contracts/sky/panchang';
import { sky } from '@cosmic/contracts/sky/sky';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { jsonResponse, send } from './cached-response';

const MAX_SECONDS = 4 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/** The sky of a place is what it is; a new edition of ours may move a minute. */
const SKY_CACHING = `public, max-age=${DAY_SECONDS}`;

@Controller()
export class ContentController {
  constructor(private readonly rpc: RpcClient) {}

  /** Good for four hours, but never beyond its day; words that only stand in for it are not kept. */
  @Serves(routes.getAffirmation)
  async affirmation(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const today = await this.rpc.send(content.affirmation, null, {});
    const left = DAY_SECONDS - (Math.floor(Date.now() / 1_000) % DAY_SECONDS);
    const isItself = today.content !== FALLBACK_AFFIRMATION;
    const seconds = isItself ? Math.min(MAX_SECONDS, left) : 0;
    await send(request, reply, jsonResponse(today), `public, max-age=${seconds}`);
  }

  @Serves(routes.getPanchangMonth)
  async panchang(
    @Query({ schema: routes.getPanchangMonth.query }) query: PanchangMonthQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const month = await this.rpc.send(sky.panchang, null, query);
    await send(request, reply, jsonResponse(month), SKY_CACHING);
  }

  @Serves(routes.getBestDays)
  async bestDays(
    @Query({ schema: routes.getBestDays.query }) query: BestDaysQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.rpc.send(sky.bestDays, null, query);
    await send(request, reply, jsonResponse(found), SKY_CACHING);
  }

  @Serves(routes.getPanchangDay)
  async panchangDay(
    @Query({ schema: routes.getPanchangDay.query }) query: PanchangDayQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const day = await this.rpc.send(sky.panchangDay, null, query);
    await send(request, reply, jsonResponse(day), SKY_CACHING);
  }
}
