import { PROGRAM_NAMES, type RunningSite } from '@cosmic/migrate/testing/site';

/** Keeps an eye on the processes that run now. */
export function lives(site: RunningSite) {
  const children = PROGRAM_NAMES.flatMap((name) => site.of(name)).map(({ child }) => child);
  return {
    /** How many of them have ended since. */
    ended: () =>
      children.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)
        .length,
  };
}
