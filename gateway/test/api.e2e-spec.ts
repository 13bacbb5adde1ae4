import { PROCESSES } from '@cosmic/contracts/health';
import { routes } from '@cosmic/contracts/http';
import { until } from '@cosmic/platform/testing/until';
import { describeFiles } from './api/files';
import { makeSite, Visitor, type Site } from './make';

const HOROSCOPE = { toolType: 'horoscope', params: { sign: 'leo', timeframe: 'today' } };
const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
const COMPATIBILITY = {
  toolType: 'compatibility',
  params: { sign1: 'aries', sign2: 'libra', dob1: '', dob2: '' },
};

/** What a page sends by itself, asked by no form. */
const UNASKED = new Set([
  ...['language', 'zone'],
  // As the profile says.
  ...['node', 'zodiac', 'houses', 'ayanamsa'],
  // The places chosen from a fan of cards.
  'chosen',
]);

describe('the API', () => {
  let site: Site;
  let url: string;
  let health: string;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await makeSite();
    ({ url, health } = await site.gateway());
  });
  beforeEach(() => {
    visitor = new Visitor(url);
  });
  afterAll(() => site.stop());

  it('tells at its port for health who is there, and at the other no more than that it answers', async () => {
    const told = (await (await fetch(`${health}/readyz`)).json()) as {
      checks: object;
      neighbours: object;
    };
    const { status, body } = await visitor.call('GET', '/readyz');

    expect(told.checks).toEqual({ listening: true });
    expect(Object.keys(told.neighbours).sort()).toEqual([...PROCESSES, 'nats'].sort());
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it.each([
    '/metrics',
    '/%6detrics',
    '//metrics',
    '/metrics/',
    '/METRICS',
    '/%2fmetrics',
    '/readyz/../metrics',
  ])('shows no figure of its own at %s', async (path) => {
    const { body } = await visitor.call('GET', path);

    expect(String(body)).not.toContain('cosmic_nats_connected');
    expect(await (await fetch(`${health}/metrics`)).text()).toContain('cosmic_nats_connected');
  });

  it.each([HOROSCOPE, NUMBER, COMPATIBILITY])(
    'takes a request for $toolType through to the text',
    async (asked) => {
      const stream = await visitor.stream();
      stream.close();
      await visitor.call('GET', '/here.js');
      const live = await visitor.stream();

      const accepted = await visitor.generate(asked);
      expect(accepted.status).toBe(202);
      const { id } = accepted.body;
      const completed = await until(
        () => live.events.find(({ type }) => type === 'generation.completed'),
        'completion is pushed',
      );
      live.close();
      const { body } = await visitor.call('GET', `/api/generations/${id}`);

      expect(completed.data).toMatchObject({ id, status: 'completed', content: body.content });
      expect(body).toMatchObject({ status: 'completed', toolType: asked.toolType });
      const words = body.content.split(/\s+/).length;
      expect(words).toBeGreaterThan(120);
      const [log] = await until(async () => {
        const rows = await site.world.query<{ response_text: string; user_id: string | null }>(
          'SELECT * FROM usage.tool_logs WHERE generation_id = $1',
          [id],
        );
        return rows.length > 0 ? rows : null;
      }, 'usage has logged it');
      expect(log).toMatchObject({ tool_type: asked.toolType, user_id: null });
      // What was told is kept sealed.
      expect(log?.response_text).toMatch(/^sealed:/);
    },
  );

  it('accepts exactly three of fifty parallel requests of one guest', async () => {
    await visitor.call('GET', '/here.js');

    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.generate(NUMBER)));

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(47);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.error.message).toBe('You have reached your daily limit for free readings');
    const { body } = await visitor.call('GET', '/api/readings/allowances');
    expect(body.allowances).toContainEqual({ toolType: 'angel-number', limit: 3, remaining: 0 });
  });

  it('does not believe a guest cookie that was tampered with', async () => {
    const { body } = await visitor.generate(NUMBER);
    const forged = await fetch(`${url}/api/generations/${body.id}`, {
      headers: { cookie: 'cosmic_guest=0b4c7a52-6a3b-4a64-8f7b-111111111111.c2lnbmF0dXJl' },
    });

    expect(forged.status).toBe(404);
    expect(forged.headers.get('set-cookie')).toMatch(/cosmic_guest=.*HttpOnly; SameSite=Lax/);
  });

  it('describes every route it serves, and the parameters of every tool', async () => {
    const { body } = await visitor.call('GET', '/api/openapi.json');
    const { body: catalogue } = await visitor.call('GET', '/api/tools');

    for (const { method, path } of Object.values(routes)) {
      const described = body.paths[path.replace(/:(\w+)/g, '{$1}')];
      expect(described).toHaveProperty(method.toLowerCase());
    }
    expect(body.openapi).toBe('3.1.0');
    for (const tool of catalogue.tools) {
      const { properties } =
        body.components.schemas[`${tool.readingType}Request`].properties.params;
      const fields: string[] = tool.fields.map(({ name }: { name: string }) => name);
      const asked = Object.keys(properties).filter(
        (name) => fields.includes(name) || !UNASKED.has(name),
      );
      expect(asked).toEqual(fields);
      expect(properties).toHaveProperty('language');
      const isOfNodes = tool.policy?.tellsOfNodes === true || fields.includes('node');
      expect('node' in properties).toBe(isOfNodes);
      expect('houses' in properties).toBe(tool.policy?.followsChartSchool === true);
      expect('zone' in properties).toBe(tool.policy?.tellsMinutes === true);
    }
  });

  it('shows the description as a page', async () => {
    const { status, body, headers } = await visitor.call('GET', '/api/docs');

    expect(status).toBe(200);
    expect(body).toContain('Cosmic Guide API');
    expect(headers.get('content-security-policy')).toContain("style-src 'unsafe-inline' 'self'");
  });

  it('has headers for what programs read, and more for what people open', async () => {
    const [data, page] = await Promise.all([
      visitor.call('GET', '/api/tools'),
      visitor.call('GET', '/pricing'),
    ]);

    for (const { headers } of [data, page]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect(data.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('lists the catalogue', async () => {
    const { body } = await visitor.call('GET', '/api/tools');

    expect(body.tools).toContainEqual(
      expect.objectContaining({ slug: 'horoscope', category: 'Personal Insights', premium: false }),
    );
  });

  it('sells the plans of the one table', async () => {
    const { body } = await visitor.call('GET', '/api/plans');

    expect(
      body.plans.map(({ key, price }: { key: string; price: number }) => [key, price]),
    ).toEqual([
      ['free', 0],
      ['monthly', 29_900],
      ['yearly', 299_900],
    ]);
  });

  it("has today's affirmation, written by the worker", async () => {
    await until(async () => {
      const rows = await site.world.query(
        `SELECT FROM content.daily_horoscopes WHERE date = (now() AT TIME ZONE 'utc')::date`,
      );
      return rows.length === 1;
    }, 'today is written');

    const { body } = await visitor.call('GET', '/api/affirmation');

    expect(body.date).toBe(new Date().toISOString().slice(0, 10));
    expect(body.content).toMatch(/^I .+\. .+\.$/);
  });

  it('takes over a harmless request id and replaces one that is not', async () => {
    const kept = await visitor.call('GET', '/api/tools', undefined, {
      'x-request-id': 'abc-12345678',
    });
    const replaced = await visitor.call('GET', '/api/tools', undefined, { 'x-request-id': 'a b' });

    expect(kept.headers.get('x-request-id')).toBe('abc-12345678');
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  describeFiles(() => ({ site, url }));
});
