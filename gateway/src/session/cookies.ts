import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { opaqueTokenSchema, type OpenedSession } from '@cosmic/contracts/auth';
import { routes } from '@cosmic/contracts/http';

const GUEST = 'cosmic_guest';
const REFRESH = 'cosmic_session';
const DEVICE = 'cosmic_device';
const STREAM = 'cosmic_stream';

const AUTH_PATH = '/api/auth';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const guestIdSchema = z.uuid();

/** The guest a browser is known as; null for a new one and for a cookie that was tampered with. */
export function guestIdOf(request: FastifyRequest): string | null {
  const cookie = request.cookies[GUEST];
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  const id = guestIdSchema.safeParse(value);
  return valid && id.success ? id.data : null;
}

/** Makes a browser a new guest. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID();
  const cookie = reply.server.serializeCookie(GUEST, reply.signCookie(id), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    path: '/',
    maxAge: YEAR_SECONDS,
  });
  // `setCookie` waits until the answer is sent, which a stream of events never is.
  void reply.header('set-cookie', cookie);
  return id;
}

/** The refresh token a browser carries. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return opaque(request.cookies[REFRESH]);
}

/** By which a browser that signed in before is known, whoever is signed in now. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  return opaque(request.cookies[DEVICE]);
}

/** The access token a browser carries for the stream alone. */
export function streamTokenOf(request: FastifyRequest): string | null {
  return request.cookies[STREAM] ?? null;
}

/**
 * Gives a browser the session's refresh token, which goes to the routes of accounts only, and its
 * access token once more for the stream, since a page can't set headers on an EventSource. No
 * script can read either, and no other site's page can make a browser send them.
 */
export function setSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, refreshToken, refreshExpiresAt }: OpenedSession,
): void {
  const expires = new Date(refreshExpiresAt);
  void reply.setCookie(REFRESH, refreshToken, { ...ownOnly(request, AUTH_PATH), expires });
  // Outlives its token: a stream that comes back too early is to be told so, not taken for a guest's.
  void reply.setCookie(STREAM, session.access_token, {
    ...ownOnly(request, routes.stream.path),
    expires,
  });
}

/** Makes a browser known to an account, for when strangers have used up their attempts. */
export function setDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(DEVICE, token, { ...ownOnly(request, AUTH_PATH), maxAge: YEAR_SECONDS });
}

/** Takes a session's cookies back. */
export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(REFRESH, ownOnly(request, AUTH_PATH));
  void reply.clearCookie(STREAM, ownOnly(request, routes.stream.path));
}

/** Lets a browser be a new guest: what was kept of the one before is erased. */
export function forgetGuest(reply: FastifyReply): void {
  void reply.clearCookie(GUEST, { path: '/' });
}

function ownOnly(request: FastifyRequest, path: string) {
  return { httpOnly: true, sameSite: 'strict', secure: isSecure(request), path } as const;
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

function opaque(cookie: string | undefined): string | null {
  return opaqueTokenSchema.safeParse(cookie).data ?? null;
}
