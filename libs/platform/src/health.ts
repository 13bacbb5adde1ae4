import { Controller, Get, Inject, Optional, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { renderMetrics } from './metrics';

const CHECK_TIMEOUT_MS = 1_000;

/** Tells whether a thing this process needs is there; throws or returns false when not. */
export type Check = () => boolean | Promise<boolean>;

export interface Health {
  ready: boolean;
  checks: Record<string, boolean>;
}

/** The injection token of a process's readiness checks, by name. */
export const CHECKS = Symbol('readiness checks');

/**
 * The injection token of whom a process can do without for a while, by name: told beside the checks,
 * and no reason to take it out of service.
 */
export const NEIGHBOURS = Symbol('neighbours');

/** Runs every check, each for at most so many milliseconds. */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  within = CHECK_TIMEOUT_MS,
): Promise<Health> {
  const results = await Promise.all(
    Object.entries(checks).map(
      async ([name, check]) => [name, await passes(check, within)] as const,
    ),
  );
  return { ready: results.every(([, up]) => up), checks: Object.fromEntries(results) };
}

async function passes(check: Check, within: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), within);
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
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    @Optional() @Inject(NEIGHBOURS) private readonly neighbours: Record<string, Check> = {},
  ) {}

  /** Answers as long as the event loop turns; restarting on a lost neighbour would help nobody. */
  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [health, { checks: neighbours }] = await Promise.all([
      runChecks(this.checks),
      runChecks(this.neighbours),
    ]);
    const others = Object.keys(neighbours).length > 0 ? { neighbours } : {};
    await reply.status(health.ready ? 200 : 503).send({ ...health, ...others });
  }

  @Get('metrics')
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    const { contentType, body } = await renderMetrics();
    await reply.header('content-type', contentType).send(body);
  }
}
