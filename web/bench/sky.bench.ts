import type { Browser, Page } from 'playwright-core';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import {
  atLeast,
  atMost,
  quantile,
  report,
  seen,
  type Figure,
} from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { launch, MOVING, openVisitor } from '../e2e/browser';

const SLOWED_DOWN = 4;
const VISITS = 5;
const BEGUN_MS = 1_000;
const PLAYED_MS = 3_000;
const BIRTHS = ['1990-05-17', '1942-11-02'];

interface Timed {
  /** Milliseconds from a question to a worker until its answer is there, in their order. */
  answered: number[];
}

/** What a telephone has to work out and draw for the sky in motion. */
describe('the sky on a slow telephone', () => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await startSite();
    browser = await launch();
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it('works out the river of a life beside the page', async () => {
    const first: number[] = [];
    const second: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const { page, context } = await openVisitor(browser);
      await page.addInitScript(timeWorkers);
      await page.goto(`${site.url}/sky/river`);
      for (const [index, birth] of BIRTHS.entries()) {
        if (index > 0) await page.getByRole('button', { name: 'Look at another birth' }).click();
        await page.getByLabel('Birth date').fill(birth);
        await page.getByRole('button', { name: 'Show the river' }).click();
        const times = await until(async () => {
          const answered = await page.evaluate(() => (window as unknown as Timed).answered);
          // The first question is the rehearsal's.
          return answered.length > index + 1 && answered;
        }, 'the worker has answered');
        (index === 0 ? first : second).push(times[index + 1]!);
      }
      await context.close();
    }

    // Chromium slows down a page and not its workers: what they took is multiplied instead.
    report(`The river of a life, ${SLOWED_DOWN} times the time of this processor`, [
      atMost('first birth, ms', SLOWED_DOWN * quantile(first, 0.5), 300),
      atMost('another birth, ms', SLOWED_DOWN * quantile(second, 0.5), 300),
    ]);
  }, 600_000);

  it('plays the sky', async () => {
    const { page, context } = await openVisitor(browser, MOVING);
    await page.goto(`${site.url}/sky/time?at=2026-11-26T12:00Z`);
    // At the first touch a browser opens its sound, which takes it some frames once.
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Play' }).click();
    const figures: Figure[] = [];
    const debug = await context.newCDPSession(page);
    for (const rate of [1, SLOWED_DOWN]) {
      await debug.send('Emulation.setCPUThrottlingRate', { rate });
      // What is drawn for the first time takes longer; a second later it only moves.
      await framesOf(page, BEGUN_MS);
      const [frames, longest] = await framesOf(page, PLAYED_MS);
      figures.push(
        rate === 1
          ? atLeast('frames a second', frames, 58)
          : seen(`frames a second, slowed down ${rate} times`, frames),
        seen(`longest frame, slowed down ${rate} times, ms`, longest),
      );
    }
    await context.close();

    report('Playing the sky', figures);
  }, 180_000);
});

/** Runs in the page: notes how long every worker takes to answer. */
function timeWorkers(): void {
  const answered: number[] = [];
  Object.assign(window, { answered });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    private asked = 0;

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => answered.push(performance.now() - this.asked));
    }

    override postMessage(message: unknown): void {
      this.asked = performance.now();
      super.postMessage(message);
    }
  };
}

/** Frames a second while a page plays, and its longest frame in milliseconds. */
function framesOf(page: Page, ms: number): Promise<[frames: number, longest: number]> {
  return page.evaluate(
    (ms) =>
      new Promise<[number, number]>((resolve) => {
        const times: number[] = [];
        const step = (now: number) => {
          times.push(now);
          const length = now - times[0]!;
          if (length < ms) return requestAnimationFrame(step);
          const gaps = times.slice(1).map((time, index) => time - times[index]!);
          return resolve([(1_000 * gaps.length) / length, Math.max(...gaps)]);
        };
        requestAnimationFrame(step);
      }),
    ms,
  );
}
