import { startSite } from '@cosmic/migrate/testing/site';
import { launch, openVisitor } from './browser';
import { becomeMember, subscribe } from './member';

/** A site of its own, a browser, and in it a visitor who has subscribed. */
export type SiteWithSubscriber = Awaited<ReturnType<typeof siteWithSubscriber>>;

/** Starts them; `stop` ends both. */
export async function siteWithSubscriber() {
  const [site, browser] = await Promise.all([startSite(), launch()]);
  const subscriber = await openVisitor(browser);
  await subscribe(site, await becomeMember(site, subscriber.page));
  return {
    site,
    browser,
    subscriber,
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}
