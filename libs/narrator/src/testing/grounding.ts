import type { Fact } from '@cosmic/contracts/readings/readings';
import { claimsIn } from './sky-claims/claims';

/**
 * What a text says about the sky that no fact supports, in the order of the text, each once, as in
 * 'Moon in Leo', 'Mercury retrograde', 'Full Moon', '14°', '68% lit'. Empty for a grounded text.
 *
 * Bound for few false alarms: it reads statements about where a body is, not every use of a sign's
 * name ('an Aries like you', 'born under Leo'), no rules of the craft ('the Sun is at home in Leo'),
 * no conditions ('whenever Mercury is retrograde') and no denials. A fact supports a statement when
 * its label and value together mention both halves of it.
 */
export function ungroundedClaims(text: string, facts: readonly Fact[]): string[] {
  const known = facts.map(({ label, value }) => ({
    label: plain(label),
    whole: plain(`${label} ${value}`),
  }));
  const unfounded = claimsIn(plain(text))
    .filter((claim) => !known.some((fact) => claim.isIn(fact)))
    .map(({ says }) => says);
  return [...new Set(unfounded)];
}

/** One way of writing quotes, degrees and spaces. */
function plain(text: string): string {
  return text
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/º/g, '°')
    .replace(/[^\S\n]+/g, ' ');
}
