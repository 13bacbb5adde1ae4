import { aspects } from './aspects';
import type { Claim } from './claim';
import { CONDITION, clausesOf } from './clause';
import { figures } from './figures';
import { phases } from './phases';
import { placements, signFirst } from './placements';
import { retrogrades } from './retrogrades';

/** All statements about the sky that a text makes. Quotes, degrees and spaces are in one form already. */
export function claimsIn(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const clause of clausesOf(text)) {
    const found = CONDITION.test(clause.text)
      ? figures(clause.text)
      : [
          ...placements(clause.text),
          ...signFirst(clause.text),
          ...retrogrades(clause.text),
          ...aspects(clause.text),
          ...phases(clause.text),
          ...figures(clause.text),
        ];
    claims.push(...found.map((claim) => ({ ...claim, at: claim.at + clause.at })));
  }
  return claims.sort((one, other) => one.at - other.at);
}
