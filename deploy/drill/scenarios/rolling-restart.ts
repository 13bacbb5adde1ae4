import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAM_NAMES } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, quantile } from '@cosmic/platform/testing/figures';
import { acceptedId, call, Guest, keepOn, unexpected } from '../caller';
import { nothingLost } from '../ledger';
import type { Scenario } from '../scenario';

const REPLICAS = 2;
const A_SECOND = 50;
/** Between leaving the balancer's list and SIGTERM, as a pod's preStop hook waits for its endpoints to be told. */
const TOLD_MS = 1_000;
const STEADY_MS = 5_000;
/** Longest that a process has to leave; Kubernetes would kill it after 30 s. */
const LEAVE_WITHIN_SECONDS = 20;

/** What is asked in turn: kept by the gateway, asked of a service, and written. */
const PATHS = ['/api/tools', '/api/plans', '/api/blog/posts', '/api/affirmation', '/blog'];
const GENERATE_EVERY = 10;

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  fault: 'Every process is replaced, one replica after the other, at 50 requests a second',
  promise: '0 failed requests, every accepted reading written, each process leaves within 20 s',

  async run(start) {
    const site = await start({ slowly: true });
    for (const name of PROGRAM_NAMES) {
      while (site.of(name).length < REPLICAS) await site.add(name);
    }
    // The tiny balancer: takes its gateways in turn.
    let gateways = site.of('gateway').map(({ port }) => port);
    let asked = 0;
    const next = () => `http://127.0.0.1:${gateways[(asked += 1) % gateways.length]}`;
    const load = keepOn(A_SECOND, () => {
      const gateway = next();
      return asked % GENERATE_EVERY === 0
        ? new Guest(() => gateway).generate()
        : call(gateway, PATHS[asked % PATHS.length]!);
    });
    await pause(STEADY_MS);

    const leaving: number[] = [];
    for (const name of PROGRAM_NAMES) {
      for (const old of site.of(name)) {
        const successor = await site.add(name);
        if (name === 'gateway') {
          gateways = [...gateways.filter((port) => port !== old.port), successor.port];
          await pause(TOLD_MS);
        }
        const from = performance.now();
        await site.end(name, old);
        leaving.push((performance.now() - from) / 1_000);
      }
    }
    await pause(STEADY_MS);
    const answers = await load.stop();

    const accepted = answers.map(acceptedId).filter((id) => id !== null);
    const times = answers.map(({ milliseconds }) => milliseconds);
    return [
      exactly('processes replaced', leaving.length, REPLICAS * PROGRAM_NAMES.length),
      atLeast('requests', answers.length, A_SECOND),
      exactly('failed', unexpected(answers, [200, 202]), 'none'),
      ...(await nothingLost(site, accepted)),
      atMost('longest to leave, s', Math.max(...leaving), LEAVE_WITHIN_SECONDS),
      atMost('p99, ms', quantile(times, 0.99), 1_000),
    ];
  },
};
