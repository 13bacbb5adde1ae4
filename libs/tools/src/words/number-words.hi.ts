import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import type { LifePathMethod } from '@cosmic/divination/numerology/life-path';
import type { NumerologyNumber } from '@cosmic/divination/numerology/reduction';

const NAMES: Readonly<Record<NumerologyNumber, string>> = {
  1: 'एक',
  2: 'दो',
  3: 'तीन',
  4: 'चार',
  5: 'पाँच',
  6: 'छह',
  7: 'सात',
  8: 'आठ',
  9: 'नौ',
  11: 'ग्यारह',
  22: 'बाईस',
  33: 'तैंतीस',
};

/** A number of numerology in Hindi words: `बाईस`. */
export function hindiNumberName(value: NumerologyNumber): string {
  return NAMES[value];
}

/** How two numbers get along, as a fact says it in Hindi. */
export const HINDI_MEETING_WORDS: Readonly<Record<AffinityLevel, string>> = {
  unison: 'एक सुर में, जड़ एक ही है',
  concord: 'मेल में, एक ही परिवार के अंक',
  friendly: 'मित्र, दो परिवार जो एक-दूसरे की मदद करते हैं',
  open: 'खुला, न मदद न रुकावट',
  stretch: 'खिंचाव, दोनों का लक्ष्य अलग है',
};

/** The ways of counting a life path, in Hindi. */
export const HINDI_LIFE_PATH_METHODS: Readonly<Record<LifePathMethod, string>> = {
  parts: 'वर्ष, माह और दिन अलग-अलग घटाकर',
  digits: 'तारीख़ के सब अंक एक साथ जोड़कर',
  sum: 'वर्ष, माह और दिन पूरी संख्याओं में जोड़कर',
};
