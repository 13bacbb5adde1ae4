import { comingFrom } from './coming';
import { skyOfDay, skyOfMonth } from './month';
import { positionsOf } from './positions';

/** What can be asked of the sky. The moment is always told: a worker has no clock of its own. */
export interface Answers {
  now: typeof positionsOf;
  ahead: typeof comingFrom;
  month: typeof skyOfMonth;
  day: typeof skyOfDay;
}

type Kind = keyof Answers;
type About<K extends Kind> = Parameters<Answers[K]>;
type Answer<K extends Kind> = ReturnType<Answers[K]>;

const ANSWERS: { [K in Kind]: (...about: About<K>) => Answer<K> } = {
  now: positionsOf,
  ahead: comingFrom,
  month: skyOfMonth,
  day: skyOfDay,
};

/** What the page sends; the id comes back with the answer. */
export interface Question<K extends Kind = Kind> {
  id: number;
  kind: K;
  about: About<K>;
}

/** What comes back: plain data without words, which are the page's, in its language. */
export type Reply = { id: number; answer: Answer<Kind> } | { id: number; failure: string };

/** Answers a question; what cannot be worked out is said, not thrown. */
export function answer<K extends Kind>({ id, kind, about }: Question<K>): Reply {
  try {
    return { id, answer: ANSWERS[kind](...about) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
