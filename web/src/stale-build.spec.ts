import { reloadOnce, type ReloadBrowser } from './stale-build';

function makeBrowser(changes: Partial<ReloadBrowser> = {}) {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const reload = jest.fn();
  const browser: ReloadBrowser = {
    build: '/assets/index-1.js',
    memory: () => memory,
    isReachable: () => Promise.resolve(true),
    reload,
    ...changes,
  };
  return { browser, reload };
}

it('loads the page again once for a build', async () => {
  const { browser, reload } = makeBrowser();

  expect(await reloadOnce(browser)).toBe(true);
  expect(await reloadOnce(browser)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so again after the next deployment', async () => {
  const { browser, reload } = makeBrowser();
  await reloadOnce(browser);

  expect(await reloadOnce({ ...browser, build: '/assets/index-2.js' })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a page alone that is offline, and may still load it again later', async () => {
  const { browser, reload } = makeBrowser();

  expect(await reloadOnce({ ...browser, isReachable: () => Promise.resolve(false) })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce(browser)).toBe(true);
});

it('does nothing where it could not remember having done it', async () => {
  const { browser, reload } = makeBrowser({
    memory: () => {
      throw new Error('storage is denied');
    },
  });

  expect(await reloadOnce(browser)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
