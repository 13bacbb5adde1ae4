import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { startSlowModel, type ModelServer } from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest } from './caller';
import { nothingLost } from './ledger';
import { drill, NotRun } from './scenario';
import { hostileHttp } from './scenarios/hostile-http';
import { workerKilled } from './scenarios/worker-killed';

let site: RunningSite;
let model: ModelServer;

beforeAll(async () => {
  model = await startSlowModel(2);
  site = await startSite({ 'readings-worker': model.environment });
  // On a busy machine the first of all requests may take longer than is waited for.
  const first = new Guest(() => site.url);
  await until(async () => acceptedId(await first.generate()), 'a first reading is accepted');
});
afterAll(async () => {
  await site.stop();
  await model.close();
});

/** A small part of two scenarios: that the drill works, and that it can fail. */
describe('the drill', () => {
  const start = async () => site;

  it('finds nothing wrong with bad requests', async () => {
    expect(await drill(hostileHttp, start, 0.05)).toEqual([]);
  });

  it('finds every reading though the worker is killed', async () => {
    expect(await drill(workerKilled, start, 0.01)).toEqual([]);
  });

  it('says so when something does not hold', async () => {
    await site.world.query(
      `INSERT INTO readings.user_access_logs (user_id, tool_type, access_date, access_count)
       VALUES ('guest:00000000-0000-4000-8000-000000000000', 'angel-number', now(), 1)`,
    );

    const counted = { ...workerKilled, run: () => nothingLost(site, []) };
    expect(await drill(counted, start, 1)).toMatchObject([{ what: 'wrongly charged', is: 1 }]);
  });

  it('says so when a scenario breaks off', async () => {
    const broken = { ...workerKilled, run: () => Promise.reject(new Error('of a test')) };

    expect(await drill(broken, start, 1)).toMatchObject([{ what: 'broke off', is: 'of a test' }]);
  });

  it('says so when a scenario can not be run here', async () => {
    const never = { ...workerKilled, run: () => Promise.reject(new NotRun('no disk')) };

    expect(await drill(never, start, 1)).toMatchObject([{ what: 'not run', is: 'no disk' }]);
  });
});
