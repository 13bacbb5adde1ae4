import { Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { CHECKS, HealthController, NEIGHBOURS, type Check } from './health';
import { HTTP_TIMES } from './http-times';
import { nestLogger } from './log';

/** What is told of a process whose own server is open to the world. */
interface Told {
  log: Logger;
  checks: Record<string, Check>;
  neighbours: Record<string, Check>;
}

@Module({})
class HealthModule {}

/** The server that probes and Prometheus ask; whoever is slow is cut there as well. */
export function healthAdapter(): FastifyAdapter {
  // Of its own, Fastify would set one of these times to none, and fail on a start of ten seconds.
  return new FastifyAdapter({ http: HTTP_TIMES, ...HTTP_TIMES, pluginTimeout: 0 });
}

/** Answers health and figures on a port of its own, which is not for the world. Close it to stop. */
export async function startHealthServer(
  { HEALTH_HOST, HEALTH_PORT }: { HEALTH_HOST: string; HEALTH_PORT: number },
  { log, checks, neighbours }: Told,
): Promise<INestApplication> {
  const app = await NestFactory.create(
    {
      module: HealthModule,
      controllers: [HealthController],
      providers: [
        { provide: CHECKS, useValue: checks },
        { provide: NEIGHBOURS, useValue: neighbours },
      ],
    },
    healthAdapter(),
    { logger: nestLogger(log), abortOnError: false },
  );
  await app.listen(HEALTH_PORT, HEALTH_HOST);
  return app;
}
