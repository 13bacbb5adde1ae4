import type {
  BlogGeneration,
  PUBLISHING_STEPS,
  PublishingStep,
} from '@cosmic/contracts/blog/blog-admin';

// The contract's own order, held to by its type: its schemas would bring all of zod along.
export const STEPS: typeof PUBLISHING_STEPS = ['outline', 'draft', 'check', 'cover', 'publish'];

/** Where one of the steps stands in a run. */
export type StepState = 'done' | 'current' | 'stopped' | 'ahead';

/** @returns whether more is still to come of a post that was asked for. */
export function isActive({ status }: BlogGeneration): boolean {
  return status === 'queued' || status === 'running';
}

/** The list with news of one of its posts; news that are older than what is known change nothing. */
export function withProgress(
  list: readonly BlogGeneration[],
  news: BlogGeneration,
): BlogGeneration[] {
  const known = list.find(({ id }) => id === news.id);
  if (known && known.updatedAt > news.updatedAt) return [...list];
  return [news, ...list.filter(({ id }) => id !== news.id)].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
}

/** The newest row of each post in two lists: what was pushed while the list was being read is kept. */
export function newestOf(
  shown: readonly BlogGeneration[],
  read: readonly BlogGeneration[],
): BlogGeneration[] {
  return shown.reduce(
    (list, row) => (list.some(({ id }) => id === row.id) ? withProgress(list, row) : list),
    [...read],
  );
}

/** Where a step stands: those before the run's are done, and one that is over stops at its own. */
export function stateOf(step: PublishingStep, { status, step: at }: BlogGeneration): StepState {
  if (status === 'completed') return 'done';
  const place = at === null ? -1 : STEPS.indexOf(at);
  const own = STEPS.indexOf(step);
  if (own !== place) return own < place ? 'done' : 'ahead';
  return status === 'failed' || status === 'cancelled' ? 'stopped' : 'current';
}
