import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';
import { startVarnish } from '@cosmic/platform/testing/varnish';
import { Visitor } from './make';

const VCL = resolve(__dirname, '../../deploy/cdn/default.vcl');

/** Without one this would test nothing; `npm test` says so. */
(process.env['TEST_VARNISH'] ? describe : describe.skip)('a CDN before a busy gateway', () => {
  /** What the gateway answers next, and with 200 once that is told. */
  let refusals: number[];
  /** What was asked of it, in order. */
  let asked: string[];
  let gateway: Server;
  let cdn: Engine;

  beforeAll(async () => {
    gateway = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.statusCode = refusals.shift() ?? 200;
      if (response.statusCode === 200) {
        response.setHeader('cdn-cache-control', 'max-age=1, stale-while-revalidate=600');
      }
      response.end(`answer ${asked.length}`);
    });
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    const { port } = gateway.address() as AddressInfo;
    cdn = await startVarnish(VCL, `http://127.0.0.1:${port}`, 'a-token');
  });
  beforeEach(() => {
    refusals = [];
    asked = [];
  });
  afterAll(async () => {
    await cdn.stop();
    await new Promise((closed) => gateway.close(closed));
  });

  const call = async (method: string, path: string) => {
    const { status, body } = await new Visitor(cdn.url).call(method, path);
    return { status, body };
  };

  it.each([503, 504])('asks once more for a page that was answered with %d', async (refusal) => {
    refusals = [refusal];

    expect(await call('GET', `/once?${refusal}`)).toEqual({ status: 200, body: 'answer 2' });
    expect(asked).toHaveLength(2);
  });

  it('tells a second refusal as it is', async () => {
    refusals = [504, 503];

    expect(await call('GET', '/twice')).toEqual({ status: 503, body: 'answer 2' });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['GET', '/api/sky'],
    ['POST', '/pricing'],
  ])('does not ask again for what is not held: %s %s', async (method, path) => {
    refusals = [504];

    expect((await call(method, path)).status).toBe(504);
    expect(asked).toEqual([`${method} ${path}`]);
  });

  it('goes on with what it holds while it is refused the page anew', async () => {
    expect(await call('GET', '/held')).toEqual({ status: 200, body: 'answer 1' });
    refusals = Array.from({ length: 1_000 }, () => 503);
    await until(async () => {
      await call('GET', '/held');
      return asked.length > 2;
    }, 'it has grown old and is asked for');

    expect(await call('GET', '/held')).toEqual({ status: 200, body: 'answer 1' });
  });
});
