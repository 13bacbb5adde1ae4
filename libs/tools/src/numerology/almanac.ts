import { isMaster } from '@cosmic/divination/numerology/reduction';
import { compose, type Line } from '../compose';
import { aNumber, numberName } from '../number-words';
import {
  DESTINY_SCENE,
  FACE_SCENE,
  PATH_PITFALL,
  PATH_SCENE,
  PATH_STEP,
  SOUL_SCENE,
} from '../passages/number-core';
import {
  MASTER_LINE,
  METHODS_AGREE,
  METHODS_DIFFER,
  NO_CONSONANT_LINE,
  NO_LETTERS_LINE,
  NO_VOWEL_LINE,
  NUMBERS_CLOSING,
  NUMBERS_OPENING,
  NUMBERS_OPENING_NAMED,
  NUMBER_REPEATED,
  NUMBER_TODAY,
  PATH_AND_DESTINY,
  SOUL_AND_FACE,
} from '../passages/number-lines';
import { listed } from '../wording';
import type { NumerologyFacts } from './facts';

/** Composes the reading of four numbers from our authors' passages. */
export function almanac(facts: NumerologyFacts, seed: string): string {
  const { said, numbers, today } = facts;
  const path = numbers.lifePathNumber;
  const opening: Line = said
    ? { from: NUMBERS_OPENING_NAMED, slots: { name: said } }
    : { from: NUMBERS_OPENING };
  return compose(
    [seed, 'numerology', path],
    [
      [opening, { from: PATH_SCENE[path] }, { from: PATH_SCENE[path] }, methodLine(facts)],
      destinyLines(facts),
      innerLines(facts),
      [repeatedLine(facts), masterLine(facts), { from: PATH_PITFALL[path] }],
      [
        {
          from: NUMBER_TODAY[today.level],
          slots: {
            day: numberName(today.number),
            aDay: aNumber(today.number),
            path: numberName(path),
            aPath: aNumber(path),
          },
        },
        { from: PATH_STEP[path] },
        { from: NUMBERS_CLOSING },
      ],
    ],
  );
}

function methodLine({ numbers, otherPaths }: NumerologyFacts): Line {
  const others = otherPaths.map(({ value }) => value);
  if (others.every((value) => value === numbers.lifePathNumber)) return { from: METHODS_AGREE };
  const different = [...new Set(others)].filter((value) => value !== numbers.lifePathNumber);
  return { from: METHODS_DIFFER, slots: { others: listed(different.map(numberName)) } };
}

function destinyLines({ numbers, pathAndDestiny }: NumerologyFacts): Line[] {
  const { lifePathNumber: path, destinyNumber: destiny } = numbers;
  if (destiny === null || !pathAndDestiny) return [{ from: NO_LETTERS_LINE }];
  return [
    { from: DESTINY_SCENE[destiny] },
    {
      from: PATH_AND_DESTINY[pathAndDestiny],
      slots: { path: numberName(path), destiny: numberName(destiny) },
    },
  ];
}

function innerLines({ numbers, soulAndFace }: NumerologyFacts): Line[] {
  const { destinyNumber, soulUrgeNumber: soul, personalityNumber: face } = numbers;
  if (destinyNumber === null) return [];
  const lines: Line[] = [
    { from: soul === null ? NO_VOWEL_LINE : SOUL_SCENE[soul] },
    { from: face === null ? NO_CONSONANT_LINE : FACE_SCENE[face] },
  ];
  if (soul !== null && face !== null && soulAndFace) {
    const slots = { soul: numberName(soul), face: numberName(face) };
    lines.push({ from: SOUL_AND_FACE[soulAndFace], slots });
  }
  return lines;
}

function repeatedLine({ repeated }: NumerologyFacts): Line | undefined {
  if (!repeated) return undefined;
  const count = ['two', 'three', 'four'][repeated.count - 2] ?? 'several';
  return { from: NUMBER_REPEATED, slots: { number: numberName(repeated.number), count } };
}

function masterLine({ numbers }: NumerologyFacts): Line | undefined {
  const master = [
    numbers.lifePathNumber,
    numbers.destinyNumber,
    numbers.soulUrgeNumber,
    numbers.personalityNumber,
  ].find((value) => value !== null && isMaster(value));
  return master && isMaster(master) ? { from: MASTER_LINE[master] } : undefined;
}
