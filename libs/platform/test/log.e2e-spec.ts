import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const LOG = resolve(__dirname, '../dist/log.js');
const TRACE = resolve(__dirname, '../dist/trace.js');

/** What a process writes to its standard output. */
const linesOf = (code: string): Record<string, unknown>[] =>
  execFileSync(
    process.execPath,
    [
      '-e',
      `const { createLog } = require(${JSON.stringify(LOG)});
       const { withTrace } = require(${JSON.stringify(TRACE)});
       const log = createLog('test', 'info');
       ${code}`,
    ],
    { encoding: 'utf8' },
  )
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
      `),
    );

    expect(text).toContain('three');
    expect(text).toContain('23505');
    expect(text).not.toContain('canary');
  });
});
