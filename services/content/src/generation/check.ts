import type { Fact } from '@cosmic/contracts/readings';
import { ungroundedClaims } from '@cosmic/narrator/grounding';
import { sanitise } from '../html/sanitise';
import { textOf } from '../html/text-of';
import type { PostText } from '../posts/post-writing.repository';

/** What a model is asked for, and what is still taken. */
export const ASKED_WORDS = { min: 700, max: 1_200 };
const TAKEN_WORDS = { min: 400, max: 2_000 };
const FEWEST_HEADINGS = 2;

/** What is wrong with a model's article, in words that it can be told; empty for a good one. */
export function faultsOf({ title, content }: PostText, facts: readonly Fact[]): string[] {
  const html = sanitise(content);
  const text = textOf(html);
  const words = text.split(/\s+/).filter(Boolean).length;
  const headings = html.match(/<h[23]>/g)?.length ?? 0;
  const claims = ungroundedClaims(`${title}.\n${text}`, facts);
  return [
    ...(words < TAKEN_WORDS.min ? [`it has only ${words} words`] : []),
    ...(words > TAKEN_WORDS.max ? [`it has ${words} words`] : []),
    ...(headings < FEWEST_HEADINGS ? ['it has no headings (h2)'] : []),
    ...(claims.length > 0 ? [`claims that no fact supports: ${claims.join(', ')}`] : []),
  ];
}
