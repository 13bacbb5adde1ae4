import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessClaims } from '@cosmic/contracts/access-token';
import type { Actor } from '@cosmic/contracts/message';
import { guestIdOf, renameGuest, welcome } from './cookies';

/** A request that the guard of access tokens has let through. */
export interface IdentifiedRequest extends FastifyRequest {
  /** What a valid access token says; set by the guard that checks it. */
  member?: AccessClaims;
}

/** Longer is no address, and nothing to be handed on. */
const MAX_ADDRESS_LENGTH = 64;

/** Where a request comes from, as far as `TRUSTED_PROXIES` lets it be believed; empty where nobody knows. */
export function addressOf({ ip }: FastifyRequest): string {
  const address: string | undefined = ip;
  return address && address.length <= MAX_ADDRESS_LENGTH ? address : '';
}

/**
 * Who asks: the member of the access token, else a guest, known by a signed cookie. Whoever
 * carries none, or one that was tampered with, gets a new one with this reply.
 */
export function actorOf(request: IdentifiedRequest, reply: FastifyReply): Actor {
  const known = knownActorOf(request);
  renameGuest(request, reply);
  return known ?? { kind: 'guest', id: welcome(request, reply), address: addressOf(request) };
}

/** Who asks, if they have been here before; whoever is new is not made a guest by asking. */
export function knownActorOf(request: IdentifiedRequest): Actor | null {
  const { member } = request;
  const address = addressOf(request);
  if (member) {
    const { sub: id, role, verified } = member;
    return { kind: 'member', id, role, verified, address };
  }
  const id = guestIdOf(request);
  return id === null ? null : { kind: 'guest', id, address };
}

/** The actor as a controller's parameter. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const http = context.switchToHttp();
  return actorOf(http.getRequest(), http.getResponse());
});

/** The access token's claims as a controller's parameter, on routes that are for members. */
export const CurrentMember = createParamDecorator(
  (_: unknown, context: ExecutionContext): AccessClaims => {
    const { member } = context.switchToHttp().getRequest<IdentifiedRequest>();
    if (member) return member;
    throw new Error('a route that asks for a member has to be for members');
  },
);
