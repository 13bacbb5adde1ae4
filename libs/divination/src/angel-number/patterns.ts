import { PATTERN_MEANINGS, type PatternKind } from './pattern-meanings';

/** A shape found in the digits. */
export interface Pattern {
  kind: PatternKind;
  /** The digits that make the shape, as they stand in the number. */
  digits: string;
  title: string;
  text: string;
}

/**
 * Finds every shape in a number of 1 to 12 digits, the strongest first.
 *
 * Runs of equal digits are reported each on its own. The shapes of the whole
 * number (staircase, countdown, mirror, alternation, repeated group, time of day)
 * need three digits or more, the repeated group four. A number of one digit
 * repeated is only that, although it reads the same backwards too. Where nothing
 * is found, the one entry is `mixed`.
 *
 * @param digits a text of 1 to 12 digits, already checked
 */
export function findPatterns(digits: string): Pattern[] {
  if (digits.length === 1) return [pattern('single', digits)];
  if (/^(\d)\1+$/.test(digits)) return [pattern('all-same', digits), ...clock(digits)];
  const found = [...runs(digits), ...shapes(digits), ...clock(digits)];
  return found.length > 0 ? found : [pattern('mixed', digits)];
}

function runs(digits: string): Pattern[] {
  const found = digits.match(/(\d)\1+/g) ?? [];
  const ordered = found.toSorted((a, b) => b.length - a.length);
  return ordered.map((run) => pattern(run.length > 2 ? 'triple' : 'pair', run));
}

function shapes(digits: string): Pattern[] {
  if (digits.length < 3) return [];
  const found: Pattern[] = [];
  if (hasStep(digits, 1)) found.push(pattern('rising', digits));
  if (hasStep(digits, -1)) found.push(pattern('falling', digits));
  if ([...digits].reverse().join('') === digits) found.push(pattern('mirror', digits));
  // 1212 alternates and repeats 12; the plainer name is enough.
  if (/^(\d)(\d)(\1\2)*\1?$/.test(digits)) found.push(pattern('alternating', digits));
  else if (isRepeatedBlock(digits)) found.push(pattern('repeated-block', digits));
  return found;
}

/** A text made of one block repeated is found in its own double before its end. */
function isRepeatedBlock(digits: string): boolean {
  return (digits + digits).indexOf(digits, 1) < digits.length;
}

function hasStep(digits: string, step: number): boolean {
  return [...digits].every((digit, i) => i === 0 || Number(digit) - Number(digits[i - 1]) === step);
}

/** Three or four digits that a clock shows: 111 is 1:11, 2222 is 22:22. */
function clock(digits: string): Pattern[] {
  const found = /^(\d{1,2})([0-5]\d)$/.exec(digits);
  return found && Number(found[1]) < 24 ? [pattern('clock', `${found[1]}:${found[2]}`)] : [];
}

function pattern(kind: PatternKind, digits: string): Pattern {
  return { kind, digits, ...PATTERN_MEANINGS[kind] };
}
