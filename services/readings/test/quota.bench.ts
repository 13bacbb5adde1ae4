import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, type TestBed } from './make';

/** Two hundred visitors who each press a hundred times at once, with three readings a day. */
const VISITORS = 200;
const PRESSES = 100;
const LIMIT = 3;
/** A replica refuses what comes beyond 256 requests at once, whoever asks. */
const CROWD = 2;

describe('the limit of a day', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    await bed.start('readings');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(() => bed.stop());

  it('holds for everybody, whoever presses how often, at two replicas', async () => {
    const accepted: number[] = [];
    const refusals = new Map<string, number>();
    const from = performance.now();
    for (let visitor = 0; visitor < VISITORS; visitor += CROWD) {
      const crowd = Array.from({ length: CROWD }, async () => {
        const guest = makeGuest();
        const outcomes = await Promise.allSettled(
          Array.from({ length: PRESSES }, () => bed.request(guest)),
        );
        for (const outcome of outcomes) {
          if (outcome.status === 'fulfilled') continue;
          refusals.set(outcome.reason.code, (refusals.get(outcome.reason.code) ?? 0) + 1);
        }
        accepted.push(outcomes.filter(({ status }) => status === 'fulfilled').length);
      });
      await Promise.all(crowd);
    }
    const seconds = (performance.now() - from) / 1_000;
    process.stdout.write(
      `\n${VISITORS} visitors, ${PRESSES} presses each at once, limit ${LIMIT}\n` +
        `  accepted ${accepted.reduce((sum, count) => sum + count, 0)}; refused ` +
        `${[...refusals].map(([code, count]) => `${code} ${count}`).join(', ')}; ` +
        `${((VISITORS * PRESSES) / seconds).toFixed(0)} decisions/s\n`,
    );

    const counts = await bed.world.query<{ access_count: number }>(
      `SELECT access_count FROM readings.user_access_logs WHERE user_id LIKE 'guest:%'`,
    );
    const rows = await bed.world.query('SELECT FROM readings.generations');
    const sum = accepted.reduce((total, count) => total + count, 0);
    expect(Math.max(...accepted)).toBeLessThanOrEqual(LIMIT);
    expect(Math.max(...counts.map((row) => row.access_count))).toBeLessThanOrEqual(LIMIT);
    expect(rows).toHaveLength(counts.reduce((total, row) => total + row.access_count, 0));
    expect(sum).toBe(VISITORS * LIMIT);
  });
});
