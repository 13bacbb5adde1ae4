import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../session/actor';

/**
 * Makes a browser a guest. Pages are the same for everybody and may come from a CDN, so each names
 * this empty script before those of the application: these run once it has arrived, and all that
 * they ask at the same time is asked by one guest.
 */
@Controller()
export class ArrivalController {
  @Get('here.js')
  arrive(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    actorOf(request, reply);
    void reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('');
  }
}
