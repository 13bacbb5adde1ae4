import { describeCaching } from './answers/caching';
import { describeRefusals } from './answers/refusals';
import { makeSite, type Site } from './make';

/** What answers are like whatever is asked for, on one site. */
describe('answers', () => {
  let site: Site;
  let url: string;

  beforeAll(async () => {
    site = await makeSite();
    ({ url } = await site.gateway());
  });
  afterAll(() => site.stop());

  const made = () => ({ site, url });
  describeRefusals(made);
  describeCaching(made);
});
