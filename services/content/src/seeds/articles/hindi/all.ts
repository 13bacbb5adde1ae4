import type { HindiArticle } from '../article';
import { A_YEAR_BY_THE_MOON } from './a-year-by-the-moon';
import { ECLIPSES_OF_2027 } from './eclipses-of-2027';
import { LAST_WEEKS_OF_2026 } from './last-weeks-of-2026';
import { MARS_SLOWS_DOWN } from './mars-slows-down';
import { MERCURY_IN_2027 } from './mercury-in-2027';
import { NUMBER_SEVEN } from './number-seven';
import { SAGITTARIUS } from './sagittarius';
import { SCORPIO } from './scorpio';
import { SLOW_PLANETS } from './slow-planets';
import { THE_HERMIT } from './the-hermit';
import { THE_TOWER } from './the-tower';
import { YEAR_2027_IN_NUMBERS } from './year-2027-in-numbers';

/** Our own articles in Hindi, the newest first. */
export const HINDI_ARTICLES: readonly HindiArticle[] = [
  LAST_WEEKS_OF_2026,
  SAGITTARIUS,
  THE_HERMIT,
  A_YEAR_BY_THE_MOON,
  MARS_SLOWS_DOWN,
  YEAR_2027_IN_NUMBERS,
  ECLIPSES_OF_2027,
  THE_TOWER,
  MERCURY_IN_2027,
  SCORPIO,
  NUMBER_SEVEN,
  SLOW_PLANETS,
];
