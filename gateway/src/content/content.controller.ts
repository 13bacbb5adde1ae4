import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { content, FALLBACK_AFFIRMATION } from '@cosmic/contracts/content';
import { routes } from '@cosmic/contracts/http';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { jsonResponse, send } from './cached-response';

const LONGEST_SECONDS = 4 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

@Controller()
export class ContentController {
  constructor(private readonly rpc: RpcClient) {}

  /** Good for four hours, but never beyond its day; words that only stand in for it are not kept. */
  @Serves(routes.getAffirmation)
  async affirmation(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const today = await this.rpc.send(content.affirmation, null, {});
    const left = DAY_SECONDS - (Math.floor(Date.now() / 1_000) % DAY_SECONDS);
    const isItself = today.content !== FALLBACK_AFFIRMATION;
    const seconds = isItself ? Math.min(LONGEST_SECONDS, left) : 0;
    await send(request, reply, jsonResponse(today), `public, max-age=${seconds}`);
  }
}
