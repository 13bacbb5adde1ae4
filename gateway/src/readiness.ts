import { Gauge } from 'prom-client';
import { healthOf, PROCESSES } from '@cosmic/contracts/health';
import { runChecks, type Check } from '@cosmic/platform/health';
import { atEachScrape } from '@cosmic/platform/metrics';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';

/** Below what a scrape waits for, so that silence is told of as silence. */
const ANSWER_TIMEOUT_MS = 800;

/** Whether a process behind the gateway says, when it is asked, that it is ready. */
const neighbourReady = new Gauge({
  name: 'cosmic_neighbour_ready',
  help: 'Whether any replica of a process answers the gateway that it is ready (1) or not (0)',
  labelNames: ['neighbour'] as const,
});

/**
 * Who is behind the gateway. While one is away its routes answer 503 and everything else is served,
 * so this is for operators: no reason to take a gateway out of service, or to keep a new one out.
 */
export function readinessChecksOf(rpc: RpcClient): Record<string, Check> {
  return Object.fromEntries(
    PROCESSES.map((name) => [name, async () => (await rpc.send(healthOf(name), null, {})).ready]),
  );
}

/** Shows who answers as figures, asked at each scrape. @returns ends it */
export function exposeReadiness(readiness: Record<string, Check>): () => void {
  return atEachScrape(async () => {
    const { checks } = await runChecks(readiness, ANSWER_TIMEOUT_MS);
    for (const [neighbour, up] of Object.entries(checks)) {
      neighbourReady.set({ neighbour }, up ? 1 : 0);
    }
  });
}
