const POLL_INTERVAL_MS = 25;
const MAX_WAIT_MS = 120_000;

/**
 * Waits for a condition, never for a time: looks again until it holds.
 *
 * @param description what is waited for; a function where it tells how far things have come
 * @throws Error saying what was waited for, when it does not come true in two minutes
 */
export async function until<Value>(
  condition: () => Value | Promise<Value>,
  description: string | (() => string),
  longest = MAX_WAIT_MS,
): Promise<Exclude<NonNullable<Value>, false>> {
  const deadline = Date.now() + longest;
  for (;;) {
    const value = await condition();
    if (value) return value as Exclude<NonNullable<Value>, false>;
    if (Date.now() > deadline) {
      const what = typeof description === 'string' ? description : description();
      throw new Error(`waited in vain: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
