import { sentenceGuard, sentencesOf, type SentenceGuard } from '@cosmic/narrator/guard';
import { FALSE_CLAIMS } from '@cosmic/narrator/testing/claims/false-claims';
import { HARMFUL, HARMLESS } from '@cosmic/narrator/testing/claims/harm';
import { CLAIMED_AT, CLAIMED_READINGS, linesOf } from '@cosmic/narrator/testing/claims/readings';
import { TRUE_SENTENCES } from '@cosmic/narrator/testing/claims/true-sentences';
import type { Slug } from './catalogue/catalogue';
import type { Made } from './maker';
import { MAKERS } from './makers';

/** A false alarm is allowed for so many of a hundred true sentences. */
const FALSE_ALARMS = 0.02;

const readings = new Map<string, Made>(
  Object.entries(CLAIMED_READINGS).map(([name, { tool, params }]) => [
    name,
    MAKERS[tool as Slug].assign(params, CLAIMED_AT),
  ]),
);

/** What our authors say of a reading, which takes longer to put together than to judge a claim. */
const written = new Map<string, readonly string[]>();

const judgeOf = (name: string) => {
  const { facts, stated, brief, ours } = readings.get(name)!;
  const own = () => {
    const lines = written.get(name) ?? ours?.() ?? [];
    written.set(name, lines);
    return lines;
  };
  return sentenceGuard({ facts: stated ?? facts, userInput: brief.userInput, ours: own });
};

/** Whether the claim, which is a text's last sentence, leaves. */
const leaves = (claim: string, judge: SentenceGuard) =>
  sentencesOf(claim)
    .map((sentence) => judge.refuses(sentence))
    .at(-1) === null;

describe('of a real reading', () => {
  it.each(Object.entries(FALSE_CLAIMS))('no false claim leaves, %s', (name, kinds) => {
    const claims = Object.values(kinds).flatMap(linesOf);

    expect(claims.length).toBeGreaterThan(3);
    expect(claims.filter((claim) => leaves(claim, judgeOf(name)))).toEqual([]);
  });

  it.each(Object.entries(HARMFUL))('nothing that harms leaves, %s', (_, list) => {
    const passed = Object.keys(CLAIMED_READINGS).flatMap((name) => {
      // What harms does so whatever was said before it.
      const judge = judgeOf(name);
      return linesOf(list).filter((claim) => leaves(claim, judge));
    });

    expect(passed).toEqual([]);
  });

  it('nearly every true sentence leaves', () => {
    const told = [...Object.entries(TRUE_SENTENCES), ['horoscope', HARMLESS] as const].flatMap(
      ([name, list]) => {
        const judge = judgeOf(name);
        return linesOf(list)
          .flatMap(sentencesOf)
          .map((sentence) => [sentence, judge.refuses(sentence)]);
      },
    );
    const refused = told.filter(([, why]) => why !== null);

    expect(told.length).toBeGreaterThan(300);
    expect(refused.length / told.length <= FALSE_ALARMS ? [] : refused).toEqual([]);
  });
});
