import { connect } from 'node:net';
import { Visitor, type Site, type SiteAndAddress } from '../make';

const HOROSCOPE = { toolType: 'horoscope', params: { sign: 'leo', timeframe: 'today' } };
const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };

/** What the gateway refuses, and how it says so. */
export function describeRefusals(made: () => SiteAndAddress): void {
  describe('bad input', () => {
    let site: Site;
    let visitor: Visitor;
    let url: string;

    beforeAll(() => {
      ({ site, url } = made());
      visitor = new Visitor(url);
    });

    describe('refuses with the field named, nothing stored and no stack', () => {
      const count = async () => (await site.world.query('SELECT FROM readings.generations')).length;

      it.each([
        ['an unknown tool', { ...NUMBER, toolType: 'palmistry' }, 'toolType'],
        ['no tool', { params: {} }, 'toolType'],
        ['a missing field', { ...NUMBER, params: {} }, 'params.number'],
        ['a field too many', { ...NUMBER, params: { number: '1', x: 1 } }, 'params.x'],
        ['a body field too many', { ...NUMBER, admin: true }, 'admin'],
        ['a wrong type', { ...HOROSCOPE, params: { sign: 3, timeframe: 'today' } }, 'params.sign'],
        [
          'an over-long field',
          { ...NUMBER, params: { number: '9'.repeat(5000) } },
          'params.number',
        ],
        ['an array for an object', { ...NUMBER, params: [] }, 'params'],
        ['a body that is a list', [], 'body'],
      ])('%s', async (_, asked, field) => {
        const before = await count();

        const { status, body } = await visitor.generate(asked);

        expect(status).toBe(400);
        expect(body.error.code).toBe('invalid_input');
        expect(
          body.error.details.fields.map((problem: { field: string }) => problem.field),
        ).toContain(field);
        expect(JSON.stringify(body)).not.toMatch(/\bat .*\.(ts|js)/);
        expect(await count()).toBe(before);
      });

      it.each([
        ['malformed JSON', '{"toolType": ', 400, 'malformed_json'],
        ['an empty body', '', 400, 'malformed_json'],
        ['a forbidden key', '{"__proto__": {"admin": true}}', 400, 'malformed_json'],
        ['a body of 5 MB', `{"toolType":"${'x'.repeat(5_000_000)}"}`, 413, 'payload_too_large'],
        [
          'ten thousand levels',
          `{"a":`.repeat(10_000) + '1' + '}'.repeat(10_000),
          400,
          'invalid_input',
        ],
      ])('%s', async (_, body, status, code) => {
        const before = await count();

        const answer = await visitor.generate(body as never);

        expect(answer.status).toBe(status);
        expect(answer.body.error.code).toBe(code);
        expect(await count()).toBe(before);
      });

      it('another content type', async () => {
        const answer = await visitor.call('POST', '/api/readings/generate', 'toolType=horoscope', {
          'content-type': 'application/x-www-form-urlencoded',
        });

        expect(answer.status).toBe(415);
        expect(answer.body.error.code).toBe('unsupported_media_type');
      });

      it('headers and bodies that come a byte at a time', async () => {
        const { host } = new URL(url);
        const beginnings = [
          `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
          `POST /api/readings/generate HTTP/1.1\r\nhost: ${host}\r\norigin: ${url}\r\n` +
            'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
        ];

        const answers = await Promise.all(beginnings.map((beginning) => dribble(url, beginning)));

        for (const answer of answers) {
          expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/);
          expect(answer).toContain('"code":"request_timeout"');
        }
      });

      it.each([
        [
          'headers of 20 KB',
          `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`,
          431,
          'headers_too_large',
        ],
        ['what is no HTTP', 'HELO example.com\r\n\r\n', 400, 'malformed_request'],
      ])('%s, and says that the connection ends', async (_, text, status, code) => {
        const answer = await dribble(url, text);

        expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nconnection: close\r\n`));
        expect(answer).toContain(`"code":"${code}"`);
      });

      it('an idempotency key of 200 characters', async () => {
        const answer = await visitor.generate(NUMBER, { 'idempotency-key': 'k'.repeat(200) });

        expect(answer.status).toBe(400);
        expect(answer.body.error.details.fields[0].field).toBe('idempotency-key');
      });

      it.each([
        ['GET', '/api/generations/not-an-id', 400],
        ['GET', '/api/generations/0b4c7a52-6a3b-4a64-8f7b-111111111111', 404],
        ['GET', '/api/nothing', 404],
        ['GET', '/assets/missing.js', 404],
        ['DELETE', '/api/tools', 404],
      ])('%s %s', async (method, path, status) => {
        const answer = await visitor.call(method, path);

        expect(answer.status).toBe(status);
        expect(answer.body.error.trace).toBe(answer.headers.get('x-request-id'));
      });
    });
  });
}

/** Sends a byte at a time until the server has had enough; resolves with what it says. */
function dribble(url: string, beginning: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const timer = setInterval(() => socket.write('a'), 500);
  let said = '';
  socket.setEncoding('latin1').on('data', (text: string) => (said += text));
  // Cut while it writes, a client may be told so.
  socket.on('error', () => undefined);
  socket.write(beginning);
  return new Promise((resolve) =>
    socket.on('close', () => {
      clearInterval(timer);
      resolve(said);
    }),
  );
}
