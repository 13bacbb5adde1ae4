import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { routes } from '@cosmic/contracts/http';
import { parse } from '@cosmic/contracts/validation';
import { Serves } from '../http/serves';
import { actorOf, addressOf, type IdentifiedRequest } from '../session/actor';
import { StreamService } from './stream.service';

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Tells nginx not to hold events back.
  'x-accel-buffering': 'no',
};

@Controller()
export class StreamController {
  constructor(private readonly streams: StreamService) {}

  /** Writes to the connection itself: one write per event and socket is all a stream needs. */
  @Serves(routes.stream)
  async stream(
    @Req() request: IdentifiedRequest,
    @Res() reply: FastifyReply,
    @Headers() headers: Record<string, unknown>,
    @Query({ schema: routes.stream.query }) query: { lastEventId?: string },
  ): Promise<void> {
    const { 'last-event-id': lastEventId = query.lastEventId } = parse(
      routes.stream.headers,
      headers,
    );
    const actor = actorOf(request, reply);
    const place = this.streams.admit(actor, addressOf(request));
    reply.hijack();
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...STREAM_HEADERS } as Record<
      string,
      string
    >);
    const sessionId = request.member?.sid ?? null;
    await this.streams.open(place, sessionId, reply.raw, lastEventId ?? null);
  }
}
