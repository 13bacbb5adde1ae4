/** One step of the words' appearance, in milliseconds. */
export const STEP_MS = 45;

/** In how many steps a whole text is shown, all at the same speed: about four seconds. */
const STEPS_OF_ALL = 90;

/** In how many steps what has arrived of an unfinished text would all be shown: the more is waiting, the faster it goes. */
const STEPS_BEHIND = 34;

/** Never slower than this many characters a step, about a brisk reader's pace. */
const LEAST = 2;

/**
 * How much of a text to show next: whole words only, so that no line breaks
 * anew in the middle of one.
 *
 * @param isWhole  whether the text has its end; if not, its last word may be half
 */
export function nextLength(text: string, shown: number, isWhole: boolean): number {
  const waiting = text.length - shown;
  if (waiting <= 0) return text.length;
  const share = isWhole ? text.length / STEPS_OF_ALL : waiting / STEPS_BEHIND;
  const goal = shown + Math.max(LEAST, Math.ceil(share));
  const space = text.slice(goal).search(/\s/);
  if (space >= 0) return goal + space;
  if (isWhole) return text.length;
  const lastSpace = text.search(/\s\S*$/);
  return Math.max(shown, lastSpace);
}

/** How much of what is shown may stay when the text changes: up to where the two first differ. */
export function commonLength(before: string, after: string, shown: number): number {
  let length = 0;
  const end = Math.min(shown, before.length, after.length);
  while (length < end && before[length] === after[length]) length += 1;
  return length;
}
