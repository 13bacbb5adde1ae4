import type { Visitor } from './browser';

/** Those of the test that runs; who is done with is closed. */
const visitors = new Set<Visitor>();

/** Has a visitor's pages told of where the test that opens them doesn't come to its end. */
export function tellIfUnfinished(visitor: Visitor): void {
  visitors.add(visitor);
  visitor.context.on('close', () => visitors.delete(visitor));
}

// Those that a whole suite shares are opened before, and stay open.
beforeEach(() => visitors.clear());

/** A journey that fails leaves its pages open: what they show says more than what was waited for. */
afterEach(async () => {
  for (const { context, complaints } of visitors) {
    const shown = await Promise.all(
      context.pages().map(async (page) => {
        const words = await page.locator('body').innerText({ timeout: 5_000 });
        return `${page.url()}\n${words}`;
      }),
    ).catch(String);
    const told = ['What a failed test leaves open:', shown, complaints].flat();
    process.stderr.write(`${told.join('\n\n')}\n`);
    await context.close();
  }
});
