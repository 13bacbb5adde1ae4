import { isMaster } from '@cosmic/divination/numerology/reduction';
import { compose, type Line } from '../compose';
import type { NumerologyFacts } from './facts';
import { WORDS } from './words';

/** Composes the reading of four numbers from our authors' passages. */
export function almanac(facts: NumerologyFacts, seed: string): string {
  const { said, numbers, today, language } = facts;
  const words = WORDS[language];
  const path = numbers.lifePathNumber;
  const opening: Line = said
    ? { from: words.openingNamed, slots: { name: said } }
    : { from: words.opening };
  return compose(
    [seed, 'numerology', path],
    [
      [
        opening,
        { from: words.pathScene[path] },
        { from: words.pathScene[path] },
        methodLine(facts),
      ],
      destinyLines(facts),
      innerLines(facts),
      [repeatedLine(facts), masterLine(facts), { from: words.pathPitfall[path] }],
      [
        {
          from: words.today[today.level],
          slots: {
            day: words.number(today.number),
            aDay: words.aNumber(today.number),
            path: words.number(path),
            aPath: words.aNumber(path),
          },
        },
        { from: words.pathStep[path] },
        { from: words.closing },
      ],
    ],
  );
}

function methodLine({ language, numbers, otherPaths }: NumerologyFacts): Line {
  const words = WORDS[language];
  const others = otherPaths.map(({ value }) => value);
  if (others.every((value) => value === numbers.lifePathNumber))
    return { from: words.methodsAgree };
  const different = [...new Set(others)].filter((value) => value !== numbers.lifePathNumber);
  return {
    from: words.methodsDiffer,
    slots: { others: words.listed(different.map(words.number)) },
  };
}

function destinyLines({ language, numbers, pathAndDestiny }: NumerologyFacts): Line[] {
  const words = WORDS[language];
  const { lifePathNumber: path, destinyNumber: destiny } = numbers;
  if (destiny === null || !pathAndDestiny) return [{ from: words.noLetters }];
  return [
    { from: words.destinyScene[destiny] },
    {
      from: words.pathAndDestiny[pathAndDestiny],
      slots: { path: words.number(path), destiny: words.number(destiny) },
    },
  ];
}

function innerLines({ language, numbers, soulAndFace }: NumerologyFacts): Line[] {
  const words = WORDS[language];
  const { destinyNumber, soulUrgeNumber: soul, personalityNumber: face } = numbers;
  if (destinyNumber === null) return [];
  const lines: Line[] = [
    { from: soul === null ? words.noVowel : words.soulScene[soul] },
    { from: face === null ? words.noConsonant : words.faceScene[face] },
  ];
  if (soul !== null && face !== null && soulAndFace) {
    const slots = { soul: words.number(soul), face: words.number(face) };
    lines.push({ from: words.soulAndFace[soulAndFace], slots });
  }
  return lines;
}

function repeatedLine({ language, repeated }: NumerologyFacts): Line | undefined {
  const words = WORDS[language];
  if (!repeated) return undefined;
  const count = words.counts[repeated.count] ?? String(repeated.count);
  return { from: words.repeated, slots: { number: words.number(repeated.number), count } };
}

function masterLine({ language, numbers }: NumerologyFacts): Line | undefined {
  const master = [
    numbers.lifePathNumber,
    numbers.destinyNumber,
    numbers.soulUrgeNumber,
    numbers.personalityNumber,
  ].find((value) => value !== null && isMaster(value));
  return master && isMaster(master) ? { from: WORDS[language].master[master] } : undefined;
}
