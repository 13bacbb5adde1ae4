import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { decode } from 'jsonwebtoken';
import { Strategy } from 'passport-jwt';
import {
  ACCESS_TOKEN,
  accessClaimsSchema,
  type AccessClaims,
} from '@cosmic/contracts/access-token';
import { routes } from '@cosmic/contracts/http';
import { streamTokenOf } from './cookies';
import { EndedSessions } from './ended-sessions';
import { KeyCache } from './key-cache';

/** The name under which passport knows the strategy. */
export const ACCESS_TOKEN_STRATEGY = 'access-token';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * The access token a request carries. The stream alone takes it from a cookie; it is never taken
 * from an address or a body.
 */
export function accessTokenOf(request: FastifyRequest): string | null {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  return request.routeOptions.url === routes.stream.path ? streamTokenOf(request) : null;
}

/**
 * Checks access tokens: signature by one of our own keys and by no other algorithm than ours,
 * issuer, audience, expiry, claims, and that the session was not ended meanwhile.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, ACCESS_TOKEN_STRATEGY) {
  constructor(
    keys: KeyCache,
    private readonly ended: EndedSessions,
  ) {
    super({
      jwtFromRequest: (request: unknown) => accessTokenOf(request as FastifyRequest),
      secretOrKeyProvider: (_request: unknown, token: unknown, done: KeyGiven) => {
        keyFor(String(token), keys).then(
          // As it is, which the types do not know of: as PEM it is read anew each time, at four times the cost.
          (key) => done(null, key as unknown as string),
          (error: unknown) => done(error),
        );
      },
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
    });
  }

  /** @returns the claims, or false to refuse */
  validate(payload: unknown): AccessClaims | false {
    const claims = accessClaimsSchema.safeParse(payload).data;
    return claims && !this.ended.has(claims.sid) ? claims : false;
  }
}

type KeyGiven = (error: unknown, key?: string) => void;

/** A key's name is looked up among ours and is good for nothing else. */
async function keyFor(token: string, keys: KeyCache): Promise<KeyObject> {
  const kid: unknown = decode(token, { complete: true })?.header.kid;
  const key = typeof kid === 'string' ? await keys.find(kid) : undefined;
  if (!key) throw new Error('no key of ours');
  return key;
}
