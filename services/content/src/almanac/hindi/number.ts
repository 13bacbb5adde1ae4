import { isNumerologyNumber } from '@cosmic/divination/numerology/reduction';
import { compose } from '@cosmic/tools/compose';
import {
  DESTINY_SCENE,
  FACE_SCENE,
  PATH_SCENE,
  SOUL_SCENE,
} from '@cosmic/tools/passages/number-core.hi';
import { DIGIT_TONE } from '@cosmic/tools/passages/number-digits.hi';
import { PATH_PITFALL, PATH_STEP } from '@cosmic/tools/passages/number-steps.hi';
import { SKY_NAMES } from '@cosmic/tools/words/sky-names';
import type { Material } from '../article';
import { daysOf, exampleOf, rootOf } from '../number-sums';
import {
  DAYS,
  EXERCISE,
  IN_ROUND,
  MASTER,
  METHOD,
  NOT_MASTER,
  OTHER_PLACES,
} from './number-passages';

const S = SKY_NAMES.hi;

/** A number of numerology in Hindi, from the arithmetic to the exercise. */
export function numberMaterial(number: number, at: Date): Material {
  if (!isNumerologyNumber(number)) throw new Error(`${number} is no number of numerology`);
  const root = rootOf(number);
  const isMaster = number > 9;
  const thing = `अंक ${number}`;
  const example = exampleOf(number);
  const born = S.date(example.at);
  const days = S.listed(daysOf(root, at).map((day) => S.date(day)));
  return {
    thing,
    name: thing,
    subtitle: `कहाँ से आता है, और तारीख़ या नाम में ${number} का क्या अर्थ है`,
    description: `अंक विज्ञान में ${thing}: कैसे निकलता है, जीवन पथ, नामांक, हृदय अंक और व्यक्तित्व में क्या कहता है, और उससे काम कैसे लिया जाए।`,
    tags: ['अंक विज्ञान', thing, 'जीवन पथ'],
    facts: [
      { key: 'number', label: 'अंक', value: isMaster ? `${number}, मास्टर अंक` : `${number}` },
      {
        key: 'example',
        label: 'इस जीवन पथ की एक जन्म तिथि',
        value: `${born}: ${example.sum}`,
      },
      { key: 'life-path', label: 'जीवन पथ में', value: PATH_SCENE[number][0]! },
      { key: 'destiny', label: 'नामांक में', value: DESTINY_SCENE[number][0]! },
      { key: 'soul-urge', label: 'हृदय अंक में', value: SOUL_SCENE[number][0]! },
      { key: 'personality', label: 'व्यक्तित्व में', value: FACE_SCENE[number][0]! },
      { key: 'days', label: `तारीख़ें जिनका जोड़ ${root} है`, value: days },
    ],
    sections: ({ seed }) => {
      const slots = { thing, root: `${root}`, example: born, sum: example.sum, days };
      const write = (part: string, ...from: (readonly string[])[]) =>
        compose([seed, part], [from.map((passages) => ({ from: passages, slots }))]);
      const tone = DIGIT_TONE[root]!;
      return [
        {
          heading: 'यह निकलता कैसे है',
          paragraphs: [write('method', METHOD), write('kind', isMaster ? MASTER : NOT_MASTER)],
        },
        { heading: 'अंक ख़ुद क्या कहता है', paragraphs: [write('digit', tone, tone, tone, tone)] },
        {
          heading: 'जीवन पथ में',
          paragraphs: [
            write('path', PATH_SCENE[number], PATH_SCENE[number], PATH_SCENE[number]),
            write('step', PATH_PITFALL[number], PATH_STEP[number], PATH_STEP[number]),
          ],
        },
        {
          heading: 'नाम में',
          paragraphs: [
            write('places', OTHER_PLACES),
            write('destiny', DESTINY_SCENE[number], DESTINY_SCENE[number]),
            write('soul', SOUL_SCENE[number], SOUL_SCENE[number]),
            write('face', FACE_SCENE[number], FACE_SCENE[number]),
          ],
        },
        {
          heading: 'बरस में और महीने में',
          paragraphs: [write('round', IN_ROUND), write('days', DAYS)],
        },
        { heading: 'एक अभ्यास', paragraphs: [write('exercise', EXERCISE)] },
      ];
    },
  };
}
