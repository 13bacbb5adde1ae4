import type { Claim } from './claim';
import { ASPECTS, anyOf } from './words';

const ASPECT = anyOf(ASPECTS);
const DEGREES = /(\d{1,3}(?:\.\d+)?)(?:°(?! ?[CF]\b) ?(?:(\d{1,2})')?|[ -]degrees?\b)/g;
const PERCENT = /(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent\b)/g;

/** '14°22'', '14 degrees', '68% lit'. */
export function figures(clause: string): Claim[] {
  const degrees = [...clause.matchAll(DEGREES)].flatMap((match): Claim[] => {
    const [written, whole = '', minutes] = match;
    if (isFigureOfSpeech(clause, written, Number(whole))) return [];
    return [
      {
        at: match.index,
        says: minutes === undefined ? `${whole}°` : `${whole}°${minutes}'`,
        isIn: (fact) => degreesIn(fact.whole).some((known) => isSameDegree(known, whole, minutes)),
      },
    ];
  });
  if (!/\b(?:lit|illumin\w+|dis[ck])\b/i.test(clause)) return degrees;
  const lit = [...clause.matchAll(PERCENT)].map((match): Claim => {
    const value = Number(match[1]);
    return {
      at: match.index,
      says: `${match[1]}% lit`,
      isIn: ({ whole }) =>
        [...whole.matchAll(PERCENT)].some((known) => Math.abs(Number(known[1]) - value) <= 0.5),
    };
  });
  return [...degrees, ...lit];
}

/** '180 degrees' of a change of mind, and the round angles by which aspects are explained. */
function isFigureOfSpeech(clause: string, written: string, value: number): boolean {
  if (!/degree/i.test(written)) return false;
  if (value === 180 || value === 360) return true;
  return value % 30 === 0 && new RegExp(`\\b(?:apart|angle|${ASPECT})\\b`, 'i').test(clause);
}

function degreesIn(text: string): number[] {
  return [...text.matchAll(DEGREES)].map(
    ([, whole, minutes]) => Number(whole) + Number(minutes ?? 0) / 60,
  );
}

/** A text may leave out the minutes or round them; what it writes out must be right. */
function isSameDegree(known: number, whole: string, minutes: string | undefined): boolean {
  if (minutes !== undefined) return Math.abs(known - Number(whole) - Number(minutes) / 60) < 0.017;
  if (whole.includes('.')) return Math.abs(known - Number(whole)) < 0.06;
  return Math.floor(known) === Number(whole) || Math.round(known) === Number(whole);
}
