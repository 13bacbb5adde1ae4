import type { FigureWords } from './figure-words';
import { hindiNumberText } from './number-texts.hi';

export const FIGURE_WORDS: FigureWords = {
  labels: {
    lifePath: 'जीवन पथ',
    destiny: 'नामांक',
    soulUrge: 'हृदय अंक',
    personality: 'व्यक्तित्व अंक',
  },
  dateParts: { Year: 'वर्ष', Month: 'माह', Day: 'दिन' },
  text: hindiNumberText,
};
