import { startSite } from '@cosmic/migrate/testing/site';
import { startSlowModel } from '@cosmic/narrator/testing/model-server';
import { drill, type OwnDatabase } from './scenario';
import { SCENARIOS } from './scenarios/all';

/** A reading then takes about a third of a second. */
const WORD_INTERVAL_MS = 2;

/** Each scenario on a site of its own; see drill.mjs. */
describe('drill', () => {
  const share = Number(process.env['DRILL_SHARE'] ?? 1);
  const running: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const stop of running.splice(0).reverse()) await stop();
  });

  it.each(SCENARIOS)('$name', async (scenario) => {
    const failed = await drill(
      scenario,
      async ({ slowly = false, otherwise = {}, database } = {}) => {
        if (database) running.push(useInstead(database));
        const model = slowly ? await startSlowModel(WORD_INTERVAL_MS) : null;
        if (model) running.push(() => model.close());
        const site = await startSite({
          ...otherwise,
          'readings-worker': { ...otherwise['readings-worker'], ...model?.environment },
        });
        running.push(() => site.stop());
        return site;
      },
      share,
    );
    expect(failed).toEqual([]);
  });
});

/** Has the next site's tables lie in a database. @returns what ends that, after the site */
function useInstead(database: OwnDatabase): () => Promise<void> {
  const usual = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = database.url;
  return async () => {
    process.env['TEST_DATABASE_URL'] = usual;
    await database.stop();
  };
}
