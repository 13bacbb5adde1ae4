import { randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { opaqueTokenSchema, type OpenedSession } from '@cosmic/contracts/account/auth';
import { routes } from '@cosmic/contracts/http';
import type { Site } from '../server/site';

const AUTH_PATH = '/api/auth';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a browser keeps for us: its name where the site has no https, and where it goes to. */
interface CookieKind {
  readonly name: string;
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
}

const GUEST: CookieKind = { name: 'cosmic_guest', path: '/', sameSite: 'lax' };
const REFRESH: CookieKind = { name: 'cosmic_session', path: AUTH_PATH, sameSite: 'strict' };
const DEVICE: CookieKind = { name: 'cosmic_device', path: AUTH_PATH, sameSite: 'strict' };
const STREAM: CookieKind = {
  name: 'cosmic_stream',
  path: routes.stream.path,
  sameSite: 'strict',
};

const guestIdSchema = z.uuid();

/** The guest a browser is known as; null for a new one and for a cookie that was tampered with. */
export function guestIdOf(request: FastifyRequest): string | null {
  const cookie = valueOf(request, GUEST);
  if (!cookie) return null;
  const { valid, value } = request.unsignCookie(cookie);
  const id = guestIdSchema.safeParse(value);
  return valid && id.success ? id.data : null;
}

/** Makes a browser a new guest. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID();
  setGuest(request, reply, id);
  return id;
}

/** Gives a guest whose cookie has its former name the same one under its present name. */
export function renameGuest(request: FastifyRequest, reply: FastifyReply): void {
  const id = hasFormerName(request, GUEST) ? guestIdOf(request) : null;
  if (id !== null) setGuest(request, reply, id);
}

function setGuest(request: FastifyRequest, reply: FastifyReply, id: string): void {
  const { server } = reply;
  const options = { ...optionsOf(request, GUEST), maxAge: YEAR_SECONDS };
  const cookie = server.serializeCookie(nameOf(GUEST, server.site), reply.signCookie(id), options);
  // `setCookie` waits until the answer is sent, which a stream of events never is.
  void reply.header('set-cookie', cookie);
}

/** The refresh token a browser carries. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return opaque(valueOf(request, REFRESH));
}

/** By which a browser that signed in before is known, whoever is signed in now. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  return opaque(valueOf(request, DEVICE));
}

/** The access token a browser carries for the stream alone. */
export function streamTokenOf(request: FastifyRequest): string | null {
  return valueOf(request, STREAM) ?? null;
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
  set(request, reply, REFRESH, refreshToken, { expires });
  // Outlives its token: a stream that comes back too early is to be told so, not taken for a guest's.
  set(request, reply, STREAM, session.access_token, { expires });
}

/** Makes a browser known to an account, for when strangers have used up their attempts. */
export function setDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  set(request, reply, DEVICE, token, { maxAge: YEAR_SECONDS });
}

/** Takes a session's cookies back. */
export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  for (const kind of [REFRESH, STREAM]) {
    void reply.clearCookie(nameOf(kind, request.server.site), optionsOf(request, kind));
    clearFormer(request, reply, kind);
  }
}

/** Lets a browser be a new guest: what was kept of the one before is erased. */
export function forgetGuest(reply: FastifyReply): void {
  const { request } = reply;
  void reply.clearCookie(nameOf(GUEST, request.server.site), optionsOf(request, GUEST));
  clearFormer(request, reply, GUEST);
}

function set(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: CookieKind,
  value: string,
  lasting: CookieSerializeOptions,
): void {
  const options = { ...optionsOf(request, kind), ...lasting };
  void reply.setCookie(nameOf(kind, request.server.site), value, options);
  clearFormer(request, reply, kind);
}

/** A browser takes such a name from https alone, and `__Host-` from no other host of the domain. */
function nameOf({ name, path }: CookieKind, site: Site): string {
  if (!site.isSecure) return name;
  return (path === '/' ? '__Host-' : '__Secure-') + name;
}

/** Sites of https, too, set names without a prefix once: whoever was signed in then still is. */
function valueOf(request: FastifyRequest, kind: CookieKind): string | undefined {
  const { cookies, server } = request;
  return cookies[nameOf(kind, server.site)] ?? cookies[kind.name];
}

function hasFormerName({ cookies, server }: FastifyRequest, kind: CookieKind): boolean {
  const name = nameOf(kind, server.site);
  return name !== kind.name && cookies[kind.name] !== undefined && cookies[name] === undefined;
}

function clearFormer(request: FastifyRequest, reply: FastifyReply, kind: CookieKind): void {
  const isThere = request.cookies[kind.name] !== undefined;
  if (!isThere || nameOf(kind, request.server.site) === kind.name) return;
  void reply.clearCookie(kind.name, optionsOf(request, kind));
}

function optionsOf({ server }: FastifyRequest, { path, sameSite }: CookieKind) {
  return { httpOnly: true, sameSite, secure: server.site.isSecure, path } as const;
}

function opaque(cookie: string | undefined): string | null {
  return opaqueTokenSchema.safeParse(cookie).data ?? null;
}
