import { makeSite, type Site } from './make';
import { describeList } from './sessions/list';
import { describeOpening } from './sessions/opening';

/** Sessions over HTTP, on one site with a clock that tests put forward. */
describe('sessions', () => {
  let site: Site;
  let url: string;
  const clock = { now: Date.now() };

  beforeAll(async () => {
    site = await makeSite({ clock: () => new Date(clock.now) });
    ({ url } = await site.gateway());
  });
  afterAll(() => site.stop());

  const made = () => ({ site, url, clock });
  describeOpening(made);
  describeList(made);
});
