import { atLeast, atMost, exactly } from '@cosmic/platform/testing/figures';
import { megabytesOf } from '@cosmic/platform/testing/process-figures';
import { call, keepOn, repeat, unexpected, type Answer } from '../caller';
import { ledgerOf } from '../ledger';
import { part, type Scenario } from '../scenario';

const ROUNDS = 20;
const AT_ONCE = 4;
const JSON_TYPE = { 'content-type': 'application/json' };
const MAX_MEGABYTES_MORE = 50;

/** What is sent, and the statuses that refuse it. */
interface Attack {
  what: string;
  send(url: string): Promise<Answer>;
  refused: readonly number[];
}

const post = (what: string, body: () => string, refused: readonly number[]): Attack => ({
  ...{ what, refused },
  send: (url) =>
    call(url, '/api/readings/generate', {
      ...{ method: 'POST', body: body(), headers: { ...JSON_TYPE, origin: url } },
    }),
});
const get = (path: string, refused: readonly number[] = [400, 404]): Attack => ({
  ...{ what: path.slice(0, 40), refused },
  send: (url) => call(url, path),
});

const DEEP = 10_000;
const ATTACKS: readonly Attack[] = [
  // The connection may be cut while the body is still on its way.
  post('a body of 10 MB', () => `{"toolType":"${'x'.repeat(10_000_000)}"}`, [413, 0]),
  post('10,000 levels of JSON', () => '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP), [400]),
  post('10,000 levels of lists', () => '['.repeat(DEEP) + ']'.repeat(DEEP), [400]),
  post('__proto__', () => '{"__proto__":{"role":"admin"},"toolType":"tarot","params":{}}', [400]),
  post(
    'constructor.prototype',
    () => '{"constructor":{"prototype":{"role":"admin"}},"toolType":"tarot","params":{}}',
    [400],
  ),
  post(
    '__proto__ among the parameters',
    () => '{"toolType":"angel-number","params":{"number":"1","__proto__":{"x":1}}}',
    [400],
  ),
  post('a null byte', () => '{"toolType":"angel-number\\u0000","params":{"number":"1"}}', [400]),
  {
    what: '10,000 bytes of one header',
    send: (url) => call(url, '/', { headers: { 'x-long': 'x'.repeat(10_000) } }),
    // Below what the server takes for all headers together: it may be served or refused, not stored.
    refused: [200, 431],
  },
  {
    what: '64 KB of headers',
    send: (url) => call(url, '/', { headers: { 'x-long': 'x'.repeat(65_536) } }),
    refused: [431, 0],
  },
  {
    what: 'a packed bomb',
    send: (url) =>
      call(url, '/api/readings/generate', {
        method: 'POST',
        body: Buffer.alloc(100_000, 1),
        headers: { ...JSON_TYPE, origin: url, 'content-encoding': 'gzip' },
      }),
    refused: [400, 413, 415],
  },
  get('/../../../../etc/passwd'),
  get('/assets/../../../package.json'),
  get('/assets/..%2f..%2f..%2fetc%2fpasswd'),
  get('/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
  get('/assets/....//....//etc/passwd'),
  get('/assets/%00'),
  get('/assets/app.js%00.html'),
  get('/api/generations/%00'),
  get('/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'),
  get(`/api/places?q=${'x'.repeat(10_000)}`, [400, 414]),
  get(`/api/blog/posts?${'a=1&'.repeat(3_000)}`, [400, 414]),
];

export const hostileHttp: Scenario = {
  name: 'hostile-http',
  fault:
    '10 MB bodies, 10,000 header bytes, path traversal, null bytes, deep JSON, prototype pollution',
  promise: 'Refused; others served; at most 50 MB more memory',

  async run(start, share) {
    const site = await start();
    const gateway = site.of('gateway')[0]!.child;
    const before = await megabytesOf(gateway);
    const others = keepOn(20, () => call(site.url, '/api/tools'));
    const { rows } = await ledgerOf(site);
    let most = before;
    const sent = await repeat(part(share, ROUNDS) * ATTACKS.length, AT_ONCE, async (index) => {
      const attack = ATTACKS[index % ATTACKS.length]!;
      const answer = await attack.send(site.url);
      most = Math.max(most, await megabytesOf(gateway));
      return { attack, answer };
    });
    const served = await others.stop();

    const notRefused = sent.filter(({ attack, answer }) => !attack.refused.includes(answer.status));
    const leaks = sent.filter(({ answer }) => /root:x:|cosmic-guide|\bat .*\.js/.test(answer.text));
    const names = new Set(
      notRefused.map(({ attack, answer }) => `${attack.what}: ${answer.status}`),
    );
    return [
      exactly('sent', sent.length, part(share, ROUNDS) * ATTACKS.length),
      exactly('not refused', [...names].join('; ') || 'none', 'none'),
      exactly('told a secret', leaks.length, 0),
      exactly('stored', (await ledgerOf(site)).rows - rows, 0),
      atLeast('others served', served.length, 1),
      exactly('others not served', unexpected(served, [200]), 'none'),
      atMost('more memory, MB', most - before, MAX_MEGABYTES_MORE),
    ];
  },
};
