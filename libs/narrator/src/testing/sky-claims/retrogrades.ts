import type { Claim } from './claim';
import { DENIAL, bodiesIn, subjectsOf } from './clause';
import { mentions } from './words';

/** 'Mercury is retrograde', 'retrograde Saturn', 'Mercury turns direct'. */
export function retrogrades(clause: string): Claim[] {
  const bodies = bodiesIn(clause);
  const claims: Claim[] = [];
  for (const match of clause.matchAll(/\bretrogrades?\b/gi)) {
    const next = bodies.find(({ from }) => from === match.index + match[0].length + 1);
    const denied = DENIAL.test(clause.slice(0, match.index));
    const subjects = next && !denied ? [next] : subjectsOf(clause, bodies, match.index);
    for (const { body } of subjects) {
      claims.push({
        at: match.index,
        says: `${body.name} retrograde`,
        isIn: ({ whole }) =>
          mentions(whole, body.pattern) &&
          /retrograde|℞|\bRx\b/i.test(whole) &&
          !/\b(?:not|no longer|isn't) retrograde|retrograde\W{1,3}(?:no|none|false)\b/i.test(whole),
      });
    }
  }
  for (const match of clause.matchAll(/\b(?:turn|go|station|mov)(?:s|es|ed|e|ing)? direct\b/gi)) {
    for (const { body } of subjectsOf(clause, bodies, match.index)) {
      claims.push({
        at: match.index,
        says: `${body.name} direct`,
        isIn: ({ whole }) =>
          mentions(whole, body.pattern) && /retrograde|direct|station/i.test(whole),
      });
    }
  }
  return claims;
}
