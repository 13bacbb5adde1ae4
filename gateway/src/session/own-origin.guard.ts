import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';
import { needsOwnOrigin, type HttpRoute } from '@cosmic/contracts/route';
import { ROUTE } from '../http/serves';
import { Site } from '../server/site';

const READING = new Set(['GET', 'HEAD']);

/**
 * Lets only our own pages use the routes that change something. Every browser says where such a
 * request comes from; one that says nothing is refused as well, for it may be an old one. Routes
 * that say so in the contracts know their callers by other means and take them from anywhere.
 *
 * @throws AppError `foreign_origin`
 */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly site: Site,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const route = this.reflector.get<HttpRoute | undefined>(ROUTE, context.getHandler());
    const isOpen = route ? !needsOwnOrigin(route) : READING.has(request.method);
    if (isOpen || this.isOwn(request)) return true;
    throw new AppError('foreign_origin');
  }

  private isOwn({ headers }: FastifyRequest): boolean {
    const relation = headers['sec-fetch-site'];
    if (relation !== undefined && relation !== 'same-origin') return false;
    const { origin } = headers;
    return origin === undefined ? relation === 'same-origin' : origin === this.site.origin;
  }
}
