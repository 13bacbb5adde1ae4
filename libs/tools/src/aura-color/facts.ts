import { aura as auraOf, type Aura, type AuraLayer } from '@cosmic/divination/aura';
import { AURA_COLORS, type AuraColor } from '@cosmic/divination/aura/colors';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { personalDay, type PersonalDay } from '../personal-day';
import { belong, dayOf, figuresIn, named, plainFact } from '../stated';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, listed } from '../wording';
import type { auraColor } from './tool';

/** From the body outwards, with what each shows. */
const LAYERS = [
  { key: 'core', label: 'Core', count: 'count:life-path' },
  { key: 'inner', label: 'What friends see', count: 'count:birthday' },
  { key: 'outer', label: 'What a room sees', count: 'count:any' },
] as const;

export interface AuraFacts extends Facts {
  readonly aura: Aura;
  readonly day: PersonalDay;
  /** The colour of that day. */
  readonly tint: AuraColor;
  /** Today, UTC. */
  readonly today: string;
}

/** The three colours of a birth date and the tint of today. */
export function facts({ dob }: ParamsOf<typeof auraColor>, { at }: Context): AuraFacts {
  const day = personalDay(dob, noonOf(at));
  const known = { aura: auraOf(dob), day, tint: AURA_COLORS[day.value], today: utcDate(at) };
  return {
    ...known,
    shown: shownOf(known),
    figure: {
      kind: 'aura',
      layers: LAYERS.map(({ key }) => {
        const { name, hex } = known.aura[key].color;
        return { layer: key, name, color: hex };
      }),
    },
  };
}

function shownOf({ aura, day, tint, today }: Omit<AuraFacts, 'shown'>): StatedFact[] {
  return [
    ...LAYERS.map(({ key, label, count }) => ({
      key,
      label,
      value: layerValue(aura[key]),
      states: [belong(count, ...figuresIn(aura[key].number)), ...named(aura[key].origin)],
    })),
    plainFact('care', 'Care', aura.core.color.care),
    {
      key: 'personal-day',
      label: `Tint of ${fullDate(new Date(today))}`,
      value: `${tint.name}: personal day ${day.sum}, so ${day.value}`,
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
    plainFact(
      'method',
      'How it is counted',
      'one colour to each number of numerology, 11, 22 and 33 kept; our own rule',
    ),
  ];
}

function layerValue({ color, number, origin }: AuraLayer): string {
  return `${color.name}: ${listed(color.keywords)}; number ${number}, ${origin}`;
}
