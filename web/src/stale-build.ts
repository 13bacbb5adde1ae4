const MEMORY_KEY = 'cosmic.reloaded-build';

/** What a reload depends on; a test brings its own. */
export interface ReloadBrowser {
  /** Names the build that runs in this tab. */
  build: string;
  memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the server answers: a page that is offline stays as it is. */
  isReachable: () => Promise<boolean>;
  reload: () => void;
}

/** This tab, as the build's own entry script knows it. */
export function browserNow(): ReloadBrowser {
  return {
    build: entryScript()?.src ?? '',
    memory: () => sessionStorage,
    isReachable: () =>
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      ),
    reload: () => location.reload(),
  };
}

/** The last of the page's scripts; those before it are libraries, which outlive a build. */
function entryScript(): HTMLScriptElement | undefined {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1);
}

/**
 * Loads the page again after a file of its build could not be fetched, once
 * for each build, so that a file that stays missing can't start a loop.
 *
 * @returns whether the page is being loaded again
 */
export async function reloadOnce(browser: ReloadBrowser): Promise<boolean> {
  if (!(await browser.isReachable())) return false;
  try {
    const memory = browser.memory();
    if (memory.getItem(MEMORY_KEY) === browser.build) return false;
    memory.setItem(MEMORY_KEY, browser.build);
  } catch {
    // Without a memory, nothing would stop the second reload.
    return false;
  }
  browser.reload();
  return true;
}
