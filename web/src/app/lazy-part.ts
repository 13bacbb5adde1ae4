import { lazy, type ComponentType } from 'react';
import { browserNow, reloadOnce } from './stale-build';

/**
 * A part of the site that is fetched when it is first wanted.
 *
 * A tab that was open during a deployment asks for a file that is gone; it
 * then loads the page again, and with it the new build.
 */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await fetchPart().catch(async (cause: unknown) => {
      if (await reloadOnce(browserNow())) return new Promise<never>(() => undefined);
      throw cause;
    }),
  }));
}
