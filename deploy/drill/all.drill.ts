import { PROGRAM_NAMES, startSite, type Otherwise } from '@cosmic/migrate/testing/site';
import { startSlowModel } from '@cosmic/narrator/testing/model-server';
import { drill, type OwnDatabase, type OwnEngines } from './scenario';
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
      async ({ slowly = false, otherwise = {}, database, engines } = {}) => {
        if (engines) running.push(() => engines.stop());
        if (database) running.push(useInstead(database));
        const model = slowly ? await startSlowModel(WORD_INTERVAL_MS) : null;
        if (model) running.push(() => model.close());
        const told = toldToAll(engines?.environment, otherwise);
        const site = await startSite({
          ...told,
          'readings-worker': { ...told['readings-worker'], ...model?.environment },
        });
        running.push(() => site.stop());
        return site;
      },
      share,
    );
    expect(failed).toEqual([]);
  });
});

/** What each process is told where all are told something, and some of them something besides. */
const toldToAll = (
  environment: OwnEngines['environment'] | undefined,
  otherwise: Otherwise,
): Otherwise =>
  Object.fromEntries(PROGRAM_NAMES.map((name) => [name, { ...environment, ...otherwise[name] }]));

/** Has the next site's tables lie in a database. @returns what ends that, after the site */
function useInstead(database: OwnDatabase): () => Promise<void> {
  const usual = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = database.url;
  return async () => {
    process.env['TEST_DATABASE_URL'] = usual;
    await database.stop();
  };
}
