import {
  describeNumber,
  type NumerologyCategory,
} from '@cosmic/divination/numerology/descriptions';
import type { NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import type { DateParts } from './steps';

/** What the tiles of four numbers are told with; the page counts them offline, so they stand alone. */
export interface FigureWords {
  readonly labels: Readonly<Record<NumerologyCategory, string>>;
  /** What the steps of a life path call the parts of a date. */
  readonly dateParts: DateParts;
  /** What the tile of a number says. */
  text(category: NumerologyCategory, number: NumerologyNumber | null): string;
}

export const FIGURE_WORDS: FigureWords = {
  labels: {
    lifePath: 'Life path',
    destiny: 'Destiny',
    soulUrge: 'Soul urge',
    personality: 'Personality',
  },
  dateParts: { Year: 'Year', Month: 'Month', Day: 'Day' },
  text: describeNumber,
};
