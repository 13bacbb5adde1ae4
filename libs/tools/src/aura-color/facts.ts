import type { Language } from '@cosmic/contracts/language';
import { aura as auraOf, type Aura } from '@cosmic/divination/aura';
import { reduce } from '@cosmic/divination/numerology/reduction';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { personalDay, type PersonalDay } from '../personal-day';
import { belong, dayOf, figuresIn, named, plainFact } from '../stated';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import type { auraColor } from './tool';
import { WORDS, type AuraWords, type Origin } from './words';

/** From the body outwards. */
const LAYERS = [
  { key: 'core', count: 'count:life-path' },
  { key: 'inner', count: 'count:birthday' },
  { key: 'outer', count: 'count:any' },
] as const;

export interface AuraFacts extends Facts {
  readonly language: Language;
  readonly aura: Aura;
  readonly day: PersonalDay;
  /** Today, UTC. */
  readonly today: string;
}

/** The three colours of a birth date and the tint of today. */
export function facts(
  { dob, language = 'en' }: ParamsOf<typeof auraColor>,
  { at }: Context,
): AuraFacts {
  const words = WORDS[language];
  const day = personalDay(dob, noonOf(at));
  const known = { language, aura: auraOf(dob), day, today: utcDate(at) };
  return {
    ...known,
    shown: shownOf(known, originOf(dob), words),
    figure: {
      kind: 'aura',
      layers: LAYERS.map(({ key }) => {
        const { number, color } = known.aura[key];
        return { layer: key, name: words.colors[number].name, color: color.hex };
      }),
    },
  };
}

function shownOf(
  { aura, day, today }: Omit<AuraFacts, 'shown'>,
  origin: Origin,
  words: AuraWords,
): StatedFact[] {
  const { labels } = words;
  return [
    ...LAYERS.map(({ key, count }) => ({
      key,
      label: labels[key],
      value: words.layerValue(key, aura[key].number, origin),
      states: [belong(count, ...figuresIn(aura[key].number)), ...named(aura[key].origin)],
    })),
    plainFact('care', labels.care, words.colors[aura.core.number].care),
    {
      key: 'personal-day',
      label: words.dayLabel(new Date(today)),
      value: words.dayValue(day.value, day.sum, day.value),
      states: [
        {
          is: 'number',
          of: 'personal-day',
          value: day.value,
          through: [day.sum],
          at: dayOf(new Date(today)),
        },
      ],
    },
    plainFact('method', labels.method, words.method),
  ];
}

/** The day and the month of a birth date, as the layers count them. */
function originOf(dob: string): Origin {
  const [, month = 0, day = 0] = dob.split('-').map(Number);
  return { day, month: reduce(month).value, reducedDay: reduce(day).value };
}
