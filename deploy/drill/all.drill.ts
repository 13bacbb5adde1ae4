import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { drill } from './scenario';
import { SCENARIOS } from './scenarios/all';

/** Each scenario on a site of its own; see drill.mjs. */
describe('drill', () => {
  const share = Number(process.env['DRILL_SHARE'] ?? 1);
  const sites: RunningSite[] = [];

  afterEach(async () => {
    await Promise.all(sites.splice(0).map((site) => site.stop()));
  });

  it.each(SCENARIOS)('$name', async (scenario) => {
    const failed = await drill(
      scenario,
      async (paceMs = 0, otherwise) => {
        const site = await startSite(paceMs, otherwise);
        sites.push(site);
        return site;
      },
      share,
    );
    expect(failed).toEqual([]);
  });
});
