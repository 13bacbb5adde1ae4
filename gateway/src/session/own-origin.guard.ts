import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Lets only our own pages use routes that go by cookies. Every browser says where a request that
 * changes something comes from; one that says nothing is refused as well, for it may be an old
 * one. JSON alone is taken, which no form can send.
 *
 * @throws AppError `foreign_origin`, `unsupported_media_type`
 */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    if (!isOwn(request)) throw new AppError('foreign_origin');
    if (JSON_TYPE.test(request.headers['content-type'] ?? '')) return true;
    throw new AppError('unsupported_media_type');
  }
}

function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
