import type { Nakshatra } from '@cosmic/sky/charts/sidereal';
import { compose, type Line } from '../compose';
import { chosenName, type NakshatraFacts } from './facts';
import { WORDS, type NakshatraWords } from './words';

/** Composes the reading of a nakshatra from our authors' passages. */
export function almanac(facts: NakshatraFacts, seed: string): string {
  const { language, nakshatra, others, exact, today } = facts;
  const words = WORDS[language];
  const mansion = words.mansions[nakshatra.index - 1];
  const scene: Line = { from: mansion?.scene ?? [] };
  return compose(
    [seed, 'nakshatra', nakshatra.index],
    [
      [{ from: words.opening }, ...howKnown(facts)],
      [
        scene,
        scene,
        others.length > 0 ? undefined : scene,
        { from: words.lord[nakshatra.lord] },
        exact ? { from: words.pada[nakshatra.pada - 1] ?? [] } : undefined,
        { from: mansion?.care ?? [] },
      ],
      ...others.map((other) => otherLines(words, other, others.length)),
      [
        {
          from: words.tara[today.tara - 1] ?? [],
          slots: { today: words.name(today.nakshatra.index), name: words.name(nakshatra.index) },
        },
        { from: words.step },
        { from: words.closing },
      ],
    ],
  );
}

function howKnown(facts: NakshatraFacts): Line[] {
  const { language, nakshatra, others, exact, choice, chosen, decides } = facts;
  const words = WORDS[language];
  const slots = {
    name: words.name(nakshatra.index),
    names: words.eitherOf([nakshatra, ...others].map(({ index }) => words.name(index))),
    chosen: chosenName(chosen, words),
    decides,
    pada: words.quarters[nakshatra.pada - 1] ?? '',
  };
  const lines: Line[] = [];
  if (choice === 'other') lines.push({ from: words.chosenOther, slots });
  if (choice === 'right') lines.push({ from: words.chosenRight, slots });
  if (choice === 'decides') return [{ from: words.chosenDecides, slots }];
  const how = exact ? words.exact : others.length > 0 ? words.twoRooms : words.wholeDay;
  return [...lines, { from: how, slots }];
}

/** Another one that the date allows; the more there are, the shorter each is. */
function otherLines(words: NakshatraWords, { index, lord }: Nakshatra, count: number): Line[] {
  const mansion = words.mansions[index - 1];
  const scene: Line = { from: mansion?.scene ?? [] };
  return [
    { from: words.otherRoom, slots: { name: words.name(index) } },
    scene,
    ...(count > 1 ? [] : [scene]),
    { from: words.lord[lord] },
    ...(count > 2 ? [] : [{ from: mansion?.care ?? [] }]),
  ];
}
