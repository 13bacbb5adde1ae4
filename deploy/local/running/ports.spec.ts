import { createServer, type Server } from 'node:net';
import { privatePorts, stateOfPort, webPort } from './ports.mjs';

/** Takes a port that was free, on one address, until the end of the test. */
async function take(address: string): Promise<number> {
  const [port = 0] = await privatePorts(1);
  await new Promise<void>((resolve) => {
    taken.push(createServer().listen(port, address, resolve));
  });
  return port;
}

let taken: Server[] = [];
afterEach(() => {
  for (const server of taken) server.close();
  taken = [];
});

describe('a port', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::'])(
    'counts as taken when somebody listens on %s',
    async (address) => {
      const port = await take(address);

      expect(await stateOfPort(port)).toBe('taken');
    },
  );

  it('is free when nobody listens', async () => {
    const [port = 0] = await privatePorts(1);

    expect(await stateOfPort(port)).toBe('free');
  });
});

describe('private ports', () => {
  it('are all different and lie below the range for outgoing connections', async () => {
    const ports = await privatePorts(20);

    expect(new Set(ports).size).toBe(20);
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(20000);
    expect(Math.max(...ports)).toBeLessThan(30000);
  });

  it('pass over one that is taken', async () => {
    const port = await take('127.0.0.1');
    const draws = [port, port + 1, port + 2, port + 3].map(
      (drawn) => (drawn - 20000 + 0.5) / 10000,
    );

    const [first] = await privatePorts(1, () => draws.shift() ?? Math.random());

    expect(first).not.toBe(port);
  });
});

describe('the web port', () => {
  it('is the wanted one when it is free', async () => {
    const [port = 0] = await privatePorts(1);

    expect(await webPort(String(port))).toEqual({ port, instead: null });
  });

  it('is a later one when the wanted one is taken, and says so', async () => {
    const port = await take('127.0.0.1');

    const choice = await webPort(String(port));

    expect(choice.port).toBeGreaterThan(port);
    expect(choice.instead).toBe(port);
  });

  it.each(['0', '-1', '65536', '80.5', 'web'])('refuses PORT=%s by name', async (wanted) => {
    await expect(webPort(wanted)).rejects.toThrow('PORT must be a number');
  });
});
