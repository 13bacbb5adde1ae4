import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const LOG = resolve(__dirname, '../dist/log.js');
const TRACE = resolve(__dirname, '../dist/trace.js');

const programOf = (code: string): [string, string] => [
  '-e',
  `const { createLog } = require(${JSON.stringify(LOG)});
   const { withTrace } = require(${JSON.stringify(TRACE)});
   const log = createLog('test', 'info');
   ${code}`,
];

/** What a process writes to its standard output. */
const linesOf = (code: string): Record<string, unknown>[] =>
  execFileSync(process.execPath, programOf(code), { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the log', () => {
  it('carries the correlation id of the request a line belongs to', () => {
    const [inside, outside] = linesOf(
      `withTrace('trace-of-one', () => log.info('inside')); log.info('outside');`,
    );

    expect(inside).toMatchObject({ name: 'test', trace: 'trace-of-one', msg: 'inside' });
    expect(outside).not.toHaveProperty('trace');
  });

  it('writes what was said while the process goes on, and again when more was said', async () => {
    const child = spawn(
      process.execPath,
      programOf(`log.info('one'); process.stdin.once('data', () => log.info('two'));`),
    );
    const [one] = (await once(child.stdout, 'data')) as [Buffer];
    child.stdin.write('go on');
    const [two] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect([one, two].map((line) => JSON.parse(line.toString()) as object)).toMatchObject([
      { msg: 'one' },
      { msg: 'two' },
    ]);
  });

  it('writes no secret, address or birth data, wherever in an object it stands', () => {
    const text = JSON.stringify(
      linesOf(`
        const held = { password: 'canary', email: 'canary', dob: 'canary', content: 'canary' };
        log.info(held, 'one');
        log.info({ actor: held }, 'two');
        log.error({ request: { body: held, params: { dream: 'canary' } } }, 'three');
        const failed = Object.assign(new Error('duplicate key'), {
          code: '23505', parameters: ['canary'], detail: 'Key (name)=(canary)', driverError: held,
        });
        log.error({ err: new Error('outer', { cause: failed }) }, 'four');
        log.error({ failed, job: { err: failed } }, 'nested');
        log.error({ err: 'canary' }, 'thrown');
        log.info({ asked: { all: [{ by: { whom: { and: held } } }] } }, 'five');
      `),
    );

    expect(text).toContain('three');
    expect(text).toContain('23505');
    expect(text).not.toContain('canary');
  });

  it('leaves what it is given as it was, and writes all else of it', () => {
    const [line, after] = linesOf(`
      const held = { asked: { email: 'ada@example.org', tries: [1, 2] }, at: new Date(0) };
      log.info(held, 'one');
      log.info({ is: held.asked.email.length, a: Array.isArray(held.asked.tries) }, 'two');
    `);

    expect(line).toMatchObject({
      asked: { email: '[removed]', tries: [1, 2] },
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(after).toMatchObject({ is: 15, a: true });
  });

  it('writes a line of an object that holds itself', () => {
    const [line] = linesOf(`
      const held = { name: 'a wheel' };
      held.inside = held;
      log.info({ held }, 'turns');
    `);

    expect(line).toMatchObject({ held: { name: 'a wheel' }, msg: 'turns' });
  });
});
