import { AURA_COLORS } from '@cosmic/divination/aura/colors';
import { fullDate, listed } from '../wording';
import { AURA_CORE, AURA_INNER, AURA_OUTER, AURA_TODAY } from './passages/aura-layers';
import {
  AURA_BETWEEN,
  AURA_CARE,
  AURA_CLOSING,
  AURA_OPENING,
  AURA_SMALL_PALETTE,
  AURA_SOURCE,
  AURA_THROUGHOUT,
} from './passages/aura-lines';
import type { AuraWords, LayerKey, Origin } from './words';

const ORIGINS: Readonly<Record<LayerKey, (origin: Origin) => string>> = {
  core: () => 'life path',
  inner: ({ day }) => `day of birth, ${day}`,
  outer: ({ month, reducedDay }) => `month and day of birth, ${month} + ${reducedDay}`,
};

/** A portrait in colours in English. */
export const ENGLISH: AuraWords = {
  labels: {
    core: 'Core',
    inner: 'What friends see',
    outer: 'What a room sees',
    care: 'Care',
    method: 'How it is counted',
  },
  minWords: 190,
  colors: AURA_COLORS,
  method: 'one colour to each number of numerology, 11, 22 and 33 kept; our own rule',
  opening: AURA_OPENING,
  smallPalette: AURA_SMALL_PALETTE,
  core: AURA_CORE,
  inner: AURA_INNER,
  outer: AURA_OUTER,
  between: AURA_BETWEEN,
  throughout: AURA_THROUGHOUT,
  today: AURA_TODAY,
  care: AURA_CARE,
  source: AURA_SOURCE,
  closing: AURA_CLOSING,
  listed,
  color: (number) => AURA_COLORS[number].name.toLowerCase(),
  steps: (core, inner, outer) =>
    `your life path (${core}), the day of your birth (${inner}) and its month and day together (${outer})`,
  layerValue: (layer, number, origin) => {
    const { name, keywords } = AURA_COLORS[number];
    return `${name}: ${listed(keywords)}; number ${number}, ${ORIGINS[layer](origin)}`;
  },
  dayLabel: (at) => `Tint of ${fullDate(at)}`,
  dayValue: (tint, sum, value) => `${AURA_COLORS[tint].name}: personal day ${sum}, so ${value}`,
};
