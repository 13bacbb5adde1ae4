import type { Claim } from './claim';
import { bodiesIn, subjectsOf } from './clause';
import { anyOf, mentions, wordOf } from './words';
import type { SkyWord } from './words';

const PHASES: readonly SkyWord[] = [
  { name: 'New Moon', pattern: 'new moon' },
  { name: 'Waxing Crescent', pattern: 'waxing crescent' },
  { name: 'First Quarter', pattern: 'first quarter' },
  { name: 'Waxing Gibbous', pattern: 'waxing gibbous' },
  { name: 'Full Moon', pattern: 'full moon' },
  { name: 'Waning Gibbous', pattern: 'waning gibbous' },
  { name: 'Last Quarter', pattern: '(?:last|third) quarter' },
  { name: 'Waning Crescent', pattern: 'waning crescent' },
];

/** Names of phases, 'waxing Moon', 'the Moon wanes', 'a solar eclipse'. */
export function phases(clause: string): Claim[] {
  const claims: Claim[] = [];
  const general = /\b(?:(?:like|as) (?:a|the)|every|each|any|most) $/i;
  for (const match of clause.matchAll(new RegExp(`\\b${anyOf(PHASES)}\\b`, 'gi'))) {
    const phase = wordOf(PHASES, match[0]);
    if (!phase || general.test(clause.slice(0, match.index)) || isQuarterOfYear(clause, match))
      continue;
    claims.push({
      at: match.index,
      says: phase.name,
      isIn: ({ whole }) => mentions(whole, phase.pattern),
    });
  }
  const bodies = bodiesIn(clause);
  const turning =
    /\b(?:(waxing|waning) moon|wax(?:es|ing)|wan(?:es|ing))\b(?! (?:crescent|gibbous))/gi;
  for (const match of clause.matchAll(turning)) {
    const said = match[1] ? [] : subjectsOf(clause, bodies, match.index);
    if (!match[1] && !said.some(({ body }) => body.name === 'Moon')) continue;
    const waxing = /^wax/i.test(match[0]);
    claims.push({
      at: match.index,
      says: waxing ? 'waxing Moon' : 'waning Moon',
      isIn: ({ whole }) =>
        waxing
          ? /\bwax(?:es|ing)\b|first quarter/i.test(whole)
          : /\bwan(?:es|ing)\b|(?:last|third) quarter/i.test(whole),
    });
  }
  for (const match of clause.matchAll(/(?<!wa[xn]ing )\b(crescent|gibbous) moon\b/gi)) {
    const shape = match[1] ?? '';
    if (general.test(clause.slice(0, match.index))) continue;
    claims.push({
      at: match.index,
      says: `${shape.toLowerCase()} Moon`,
      isIn: ({ whole }) => mentions(whole, shape),
    });
  }
  for (const match of clause.matchAll(/\b(?:solar|lunar|partial|total|an|the) eclipse\b/gi)) {
    claims.push({ at: match.index, says: 'eclipse', isIn: ({ whole }) => /eclipse/i.test(whole) });
  }
  return claims;
}

/** 'First quarter' is a time of business as well; the Moon's is written large or with the Moon. */
function isQuarterOfYear(clause: string, match: RegExpExecArray): boolean {
  if (!/quarter/i.test(match[0])) return false;
  const after = clause.slice(match.index + match[0].length);
  if (/^(?: of|,? \d)/.test(after)) return true;
  return !/^[A-Z]\w+ Quarter$/.test(match[0]) && !/\bmoon\b/i.test(clause);
}
