import { applyDecorators } from '@nestjs/common';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';

interface RawBodyConfig {
  keepsRawBody?: boolean;
}

/** Hands a route its body as the bytes that came, whatever they are said to be; to check a signature by. */
export function KeepsRawBody(): MethodDecorator {
  return applyDecorators(RouteConfig({ keepsRawBody: true } satisfies RawBodyConfig));
}

/** Teaches the server that routes may keep their raw body; every other one goes on taking JSON only. */
export function allowRawBodies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      if (keepsRawBody(request)) done(null, body);
      else void parseJson(request, body.toString(), done);
    },
  );
  server.addContentTypeParser('*', (request: FastifyRequest, body, done) => {
    if (!keepsRawBody(request)) done(new AppError('unsupported_media_type'));
    else done(null, undefined);
    body.resume();
  });
}

function keepsRawBody(request: FastifyRequest): boolean {
  return (request.routeOptions.config as RawBodyConfig).keepsRawBody === true;
}
