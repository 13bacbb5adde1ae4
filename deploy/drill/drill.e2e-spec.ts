import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { nothingLost } from './ledger';
import { drill } from './scenario';
import { hostileHttp } from './scenarios/hostile-http';
import { workerKilled } from './scenarios/worker-killed';

/** A small part of two scenarios, on one site: that the drill works, and that it can fail. */
describe('the drill', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite(5);
  });
  afterAll(() => site.stop());

  const start = async () => site;

  it('finds nothing wrong with bad requests', async () => {
    expect(await drill(hostileHttp, start, 0.05)).toBe(true);
  });

  it('finds every reading though the worker is killed', async () => {
    expect(await drill(workerKilled, start, 0.01)).toBe(true);
  });

  it('says so when something does not hold', async () => {
    await site.world.query(
      `INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
       VALUES ('guest:00000000-0000-4000-8000-000000000000', 'angel-number', now(), 1)`,
    );

    const counted = { ...workerKilled, run: () => nothingLost(site, []) };
    expect(await drill(counted, start, 1)).toBe(false);
  });

  it('says so when a scenario breaks off', async () => {
    const broken = { ...workerKilled, run: () => Promise.reject(new Error('of a test')) };

    expect(await drill(broken, start, 1)).toBe(false);
  });
});
