import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import pino from 'pino';
import { healthAdapter, startHealthServer } from './health-server';

describe('the server for probes and figures', () => {
  let app: INestApplication | undefined;
  afterEach(() => app?.close());

  const start = async (ready: boolean) => {
    app = await startHealthServer(
      { HEALTH_HOST: '127.0.0.1', HEALTH_PORT: 0 },
      {
        log: pino({ level: 'silent' }),
        checks: { listening: () => ready },
        neighbours: { nats: () => false, auth: () => Promise.reject(new Error('away')) },
      },
    );
    const { port } = app.getHttpServer().address() as AddressInfo;
    return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  };

  it.each([
    [true, 200],
    [false, 503],
  ])(
    'takes a process whose check says %s for ready or not, whoever is away',
    async (ready, status) => {
      const ask = await start(ready);
      const answer = await ask('/readyz');

      expect([answer.status, await answer.json()]).toEqual([
        status,
        { ready, checks: { listening: ready }, neighbours: { nats: false, auth: false } },
      ]);
    },
  );

  it('shows the figures', async () => {
    const ask = await start(true);

    expect(await (await ask('/metrics')).text()).toContain('cosmic_nats_connected');
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('cuts whoever sends a byte at a time', () => {
    const { requestTimeout, headersTimeout } = healthAdapter().getHttpServer();

    expect(requestTimeout).toBe(15_000);
    expect(headersTimeout).toBeLessThan(15_000);
  });
});
