import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '@cosmic/contracts/message';

const GUEST_COOKIE = 'cosmic_guest';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const guestIdSchema = z.uuid();

/**
 * Who asks: for now always a guest, known by a signed cookie. Whoever carries
 * none, or one that was tampered with, gets a new one with this reply.
 */
export function actorOf(request: FastifyRequest, reply: FastifyReply): Actor {
  return { kind: 'guest', id: guestIdOf(request) ?? welcome(request, reply), address: request.ip };
}

/** The actor as a controller's parameter. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const http = context.switchToHttp();
  return actorOf(http.getRequest(), http.getResponse());
});

function guestIdOf(request: FastifyRequest): string | null {
  const cookie = request.cookies[GUEST_COOKIE];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  const id = guestIdSchema.safeParse(value);
  return valid && id.success ? id.data : null;
}

function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID();
  void reply.setCookie(GUEST_COOKIE, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR_SECONDS,
  });
  return id;
}
