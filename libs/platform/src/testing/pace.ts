/**
 * Does something many times, a few at once.
 *
 * @param work  told which one it is, counted from 0
 * @returns how many were done in a second
 */
export async function perSecond(
  many: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  const from = performance.now();
  let next = 0;
  const one = async () => {
    while (next < many) await work((next += 1) - 1);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (many * 1_000) / (performance.now() - from);
}

/** Asks for something. @returns its status, and the milliseconds until it was answered */
export async function timed(
  ask: () => Promise<{ status: number }>,
): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  const { status } = await ask();
  return { status, ms: performance.now() - from };
}
