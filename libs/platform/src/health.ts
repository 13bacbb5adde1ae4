import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { renderMetrics } from './metrics';

const CHECK_WITHIN_MILLISECONDS = 1_000;

/** Tells whether a thing this process needs is there; throws or returns false when not. */
export type Check = () => boolean | Promise<boolean>;

export interface Health {
  ready: boolean;
  checks: Record<string, boolean>;
}

/** The injection token of a process's readiness checks, by name. */
export const CHECKS = Symbol('readiness checks');

/** Runs every check, each for at most a second. */
export async function runChecks(checks: Readonly<Record<string, Check>>): Promise<Health> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
  );
  return { ready: results.every(([, up]) => up), checks: Object.fromEntries(results) };
}

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_WITHIN_MILLISECONDS);
  });
  try {
    return await Promise.race([Promise.resolve(check()), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** What an operator's tools ask every process: is it alive, can it serve, what are its figures. */
@Controller()
export class HealthController {
  constructor(@Inject(CHECKS) private readonly checks: Record<string, Check>) {}

  /** Answers as long as the event loop turns; restarting on a lost neighbour would help nobody. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const health = await runChecks(this.checks);
    await reply.status(health.ready ? 200 : 503).send(health);
  }

  @Get('metrics')
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    const { contentType, body } = await renderMetrics();
    await reply.header('content-type', contentType).send(body);
  }
}
