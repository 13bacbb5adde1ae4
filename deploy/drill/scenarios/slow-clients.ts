import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, exactly, quantile, seen } from '@cosmic/platform/testing/figures';
import { call, keepOn, unexpected, type Answer } from '../caller';
import { part, type Scenario } from '../scenario';

const SOCKETS = 2_000;
const LOOK_MS = 20_000;
/** The gateway gives a request 15 s to arrive, and looks every few seconds. */
const CUT_WITHIN_SECONDS = 20;
const DRIBBLE_MS = 1_000;
const OPENED_AT_ONCE = 20;
const OPEN_MS = 20;
const PATH = '/api/tools';

/** What each kind of slow client has said when it begins to dribble, a byte a second. */
const beginningsAt = (host: string) => ({
  'slow headers': `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
  'a slow body':
    `POST /api/readings/generate HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
    'content-length: 10000\r\n\r\n{',
});

export const slowClients: Scenario = {
  name: 'slow-clients',
  fault: '2,000 connections that send headers or bodies a byte a second',
  promise: 'Cut within 20 s; others served, their p99 at most twice what it was or 50 ms',

  async run(start, share) {
    const site = await start();
    const { port, host } = new URL(site.url);
    await call(site.url, PATH);
    const idle = keepOn(50, () => call(site.url, PATH));
    await pause(5_000);
    const before = p99(await idle.stop());

    const served = keepOn(50, () => call(site.url, PATH));
    const kinds = Object.values(beginningsAt(host));
    const cutAfter: number[] = [];
    const sockets: Socket[] = [];
    for (let index = 0; index < part(share, SOCKETS); index += 1) {
      const beginning = kinds[index % kinds.length]!;
      sockets.push(dribble(Number(port), beginning, (seconds) => cutAfter.push(seconds)));
      // Not all at the same moment, which would keep this process from asking for the others.
      if (index % OPENED_AT_ONCE === 0) await pause(OPEN_MS);
    }
    await pause(LOOK_MS + DRIBBLE_MS);
    const answers = await served.stop();
    const open = sockets.filter(({ closed }) => !closed).length;
    for (const socket of sockets) socket.destroy();

    const during = p99(answers);
    return [
      seen('slow connections', sockets.length),
      exactly('still open', open, 0),
      atMost('cut after, s, at most', Math.max(0, ...cutAfter), CUT_WITHIN_SECONDS),
      atLeast('others served', answers.length, 1),
      exactly('others not served', unexpected(answers, [200]), 'none'),
      seen("others' p99 before, ms", before),
      atMost("others' p99 meanwhile, ms", during, Math.round(Math.max(2 * before, 50))),
    ];
  },
};

const p99 = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ milliseconds }) => milliseconds),
    0.99,
  );

function dribble(port: number, beginning: string, cut: (seconds: number) => void): Socket {
  const from = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  const timer = setInterval(() => socket.write('a'), DRIBBLE_MS);
  socket.on('error', () => undefined);
  socket.resume();
  // Not with once(), which rejects when a connection is reset: that is a way of being cut, too.
  socket.on('close', () => {
    clearInterval(timer);
    cut((performance.now() - from) / 1_000);
  });
  return socket;
}
