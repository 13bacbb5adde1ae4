import { describeNumber } from '@cosmic/divination/numerology/descriptions';
import { PERSONAL_YEARS } from '@cosmic/divination/numerology/personal-year';
import { compose } from '@cosmic/tools/compose';
import { DIGIT_TONE } from '@cosmic/tools/passages/number-digits';
import { fullDate, listed } from '@cosmic/tools/wording';
import type { Material } from './article';
import { DAYS, EXERCISE, MASTER, METHOD, NOT_MASTER, OTHER_PLACES } from './number-passages';
import { daysOf, exampleOf, rootOf } from './number-sums';

/** A number of numerology, from the arithmetic to the exercise. */
export function numberMaterial(number: number, at: Date): Material {
  const root = rootOf(number);
  const isMaster = number > 9;
  const example = exampleOf(number);
  const year = PERSONAL_YEARS[root as keyof typeof PERSONAL_YEARS];
  const days = daysOf(root, at).map(fullDate);
  return {
    thing: `the number ${number}`,
    name: `The number ${number}`,
    subtitle: `where it comes from and what ${number} means in a date and in a name`,
    description: `The number ${number} in numerology: how it is worked out, what it means as life path, destiny, soul urge and personality, and how to use it.`,
    tags: ['numerology', `number ${number}`, 'life path'],
    facts: [
      {
        key: 'number',
        label: 'Number',
        value: isMaster ? `${number}, a master number` : String(number),
      },
      {
        key: 'example',
        label: 'A birth date of this life path',
        value: `${fullDate(example.at)}: ${example.sum}`,
      },
      { key: 'life-path', label: 'As a life path', value: describeNumber('lifePath', number) },
      { key: 'destiny', label: 'As a destiny number', value: describeNumber('destiny', number) },
      { key: 'soul-urge', label: 'As a soul urge', value: describeNumber('soulUrge', number) },
      {
        key: 'personality',
        label: 'As a personality number',
        value: describeNumber('personality', number),
      },
      { key: 'days', label: `Dates that add up to ${root}`, value: listed(days) },
    ],
    sections: ({ seed }) => {
      const slots = {
        thing: `the number ${number}`,
        root: String(root),
        example: fullDate(example.at),
        sum: example.sum,
        days: listed(days),
      };
      const write = (name: string, ...from: (readonly string[])[]) =>
        compose(
          [seed, name],
          [from.map((passages) => ({ from: passages, slots: { ...slots, digit: String(root) } }))],
        );
      return [
        {
          heading: 'How it is worked out',
          paragraphs: [write('method', METHOD), write('kind', isMaster ? MASTER : NOT_MASTER)],
        },
        {
          heading: 'What the figure itself says',
          paragraphs: [write('digit', DIGIT_TONE[root]!, DIGIT_TONE[root]!, DIGIT_TONE[root]!)],
        },
        { heading: 'As a life path', paragraphs: [describeNumber('lifePath', number)] },
        {
          heading: 'In a name',
          paragraphs: [
            write('places', OTHER_PLACES),
            describeNumber('destiny', number),
            describeNumber('soulUrge', number),
            describeNumber('personality', number),
          ],
        },
        {
          heading: 'In a year and in a month',
          paragraphs: [
            `In the cycle of nine personal years the ${root} has its turn as well. ${year.title}, it is called. ${year.text}`,
            write('days', DAYS),
          ],
        },
        { heading: 'An exercise', paragraphs: [write('exercise', EXERCISE)] },
      ];
    },
  };
}
