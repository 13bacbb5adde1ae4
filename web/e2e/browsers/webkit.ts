import { until } from '@cosmic/platform/testing/until';
import type { OtherBrowser, OtherPage, Plain, Target } from './driver';
import { findIn } from './finding';
import { WebDriverError, WebDriverSession } from './webdriver';
import { startWebKitMachine } from './webkit-machine';

/**
 * WebKitGTK, by its driver. Each page has a browser, a driver and a screen to itself, so that each
 * is somebody nobody has seen before and each has the focus.
 */
export async function launchWebKit(): Promise<OtherBrowser> {
  return { open: openPage, close: () => Promise.resolve() };
}

async function openPage(): Promise<OtherPage> {
  const machine = await startWebKitMachine();
  try {
    const session = await WebDriverSession.begin(machine.driver, {
      browserName: 'MiniBrowser',
      // Waiting is what the journeys do; a page's errors are gathered as soon as there is a page.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: machine.browser, args: ['--automation'] },
    });
    return pageOf(session, async () => {
      await session.end();
      await machine.stop();
    });
  } catch (error) {
    await machine.stop();
    throw error;
  }
}

function pageOf(session: WebDriverSession, close: () => Promise<void>): OtherPage {
  const complaints: string[] = [];
  const run = async (source: string, args: readonly unknown[] = []) => {
    complaints.push(...((await session.execute(String(takeComplaints), [])) as string[]));
    return session.execute(source, args);
  };
  return {
    complaints,
    async goto(address) {
      await run('() => { window.isLeft = true; }');
      await session.navigate(address);
      await until(() => run(String(isAnother)), `${address} is opened`);
    },
    async resize({ width, height }) {
      const whole = { x: 0, y: 0, width, height };
      await session.setWindow(whole);
      // The bar of the window is added to what the page is to have.
      const bar = Number(await run('() => outerHeight - innerHeight'));
      await session.setWindow({ ...whole, height: height + bar });
    },
    async run<Args extends readonly Plain[], Result extends Plain>(
      task: (...args: Args) => Result,
      ...args: Args
    ) {
      return (await run(String(task), args)) as Result;
    },
    has: async ({ role, name }) =>
      (await session.execute(`(...of) => (${String(findIn)})(...of) !== null`, [role, name])) ===
      true,
    press: (target) => press(session, target),
    type: (keys) => session.press(keys.map((key) => SIGNS[key] ?? key)),
    screenshot: () => session.screenshot(),
    close,
  };
}

/** What an element may be while the page draws it anew or moves it, until the next look. */
const PASSING = [
  'stale element reference',
  'element click intercepted',
  'element not interactable',
];

/** @returns whether there was such an element, and it could be pressed */
async function press(session: WebDriverSession, { role, name }: Target): Promise<boolean> {
  try {
    const found = await session.find(String(findIn), [role, name]);
    if (found) await session.click(found);
    return found !== null;
  } catch (error) {
    if (error instanceof WebDriverError && PASSING.includes(error.code)) return false;
    throw error;
  }
}

/** The signs that the protocol has for keys without a letter. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Whether the page is not the one that is being left. Runs in the page. */
function isAnother(): boolean {
  return !('isLeft' in window) && location.href !== 'about:blank';
}

/**
 * The driver tells nothing of a page's errors, so each page keeps them from the first time that this
 * is asked of it. Runs in the page.
 *
 * @returns what was complained of since then or since the last time
 */
function takeComplaints(): string[] {
  const place = window as unknown as { complaintsOfPage?: string[] };
  if (!place.complaintsOfPage) {
    const kept: string[] = (place.complaintsOfPage = []);
    addEventListener('error', ({ message }) => kept.push(message));
    addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      kept.push(`${violatedDirective} refuses ${blockedURI}`),
    );
    const log: Pick<Console, 'error'> = console;
    const { error } = log;
    log.error = (...words: unknown[]) => {
      kept.push(words.map(String).join(' '));
      error(...words);
    };
  }
  return place.complaintsOfPage.splice(0);
}
