import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { until } from '@cosmic/platform/testing/until';
import pino from 'pino';
import { Cdn } from './cdn';

it('purges each tag once more, whatever else is purged meanwhile', async () => {
  const purged: unknown[] = [];
  const server = createServer(({ headers }, answer) => {
    purged.push(headers['cache-tag']);
    answer.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cdn = new Cdn(
    { url: `http://127.0.0.1:${port}`, token: 'token' },
    pino({ level: 'silent' }),
  );

  cdn.purge('pages');
  cdn.purge('journal');
  await until(() => purged.length === 4, 'both are purged twice', 10_000);
  expect(purged.toSorted()).toEqual(['journal', 'journal', 'pages', 'pages']);

  server.close();
});
