import { makeStore, type AppStore } from '../app/store';
import { fakeWorld } from '../state/testing/fake-world';
import type { BrowserWorld } from '../state/world';

/** The store of the site, in a browser of the test's own. */
export function testStore(own?: Partial<BrowserWorld>): AppStore {
  return makeStore(fakeWorld(own));
}
