import type { Fact } from '@cosmic/contracts/readings';
import { aura as auraOf, type Aura, type AuraLayer } from '@cosmic/divination/aura';
import { AURA_COLORS, type AuraColor } from '@cosmic/divination/aura/colors';
import type { Context, Facts } from '../maker';
import { personalDay, type PersonalDay } from '../personal-day';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, listed } from '../wording';
import type { auraColor } from './tool';

/** From the body outwards, with what each shows. */
const LAYERS = [
  { key: 'core', label: 'Core' },
  { key: 'inner', label: 'What friends see' },
  { key: 'outer', label: 'What a room sees' },
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

function shownOf({ aura, day, tint, today }: Omit<AuraFacts, 'shown'>): Fact[] {
  return [
    ...LAYERS.map(({ key, label }) => ({ key, label, value: layerValue(aura[key]) })),
    { key: 'care', label: 'Care', value: aura.core.color.care },
    {
      key: 'personal-day',
      label: `Tint of ${fullDate(new Date(today))}`,
      value: `${tint.name}: personal day ${day.sum}, so ${day.value}`,
    },
    {
      key: 'method',
      label: 'How it is counted',
      value: 'one colour to each number of numerology, 11, 22 and 33 kept; our own rule',
    },
  ];
}

function layerValue({ color, number, origin }: AuraLayer): string {
  return `${color.name}: ${listed(color.keywords)}; number ${number}, ${origin}`;
}
