import { angelNumberMaker } from './angel-number/maker';
import { biorhythmMaker } from './biorhythm/maker';
import { astroHousesMaker } from './astro-houses/maker';
import { archetypeQuizMaker } from './archetype-quiz/maker';
import { careerMaker } from './career/maker';
import type { Slug } from './catalogue';
import { compatibilityMaker } from './compatibility/maker';
import { crystalAlignmentMaker } from './crystal-alignment/maker';
import { dreamAnalyzerMaker } from './dream-analyzer/maker';
import { dreamLogMaker } from './dream-log/maker';
import { horoscopeMaker } from './horoscope/maker';
import { loveForecastMaker } from './love-forecast/maker';
import type { BoundMaker } from './maker';
import { karmicAstrologyMaker } from './karmic-astrology/maker';
import { moonReminderMaker } from './moon-reminder/maker';
import { midheavenMaker } from './midheaven/maker';
import { moonWaterMaker } from './moon-water/maker';
import { manifestationMaker } from './manifestation/maker';
import { nameNumerologyMaker } from './name-numerology/maker';
import { numerologyMaker } from './numerology/maker';
import { planetDayMaker } from './planet-day/maker';
import { risingTrackerMaker } from './rising-tracker/maker';
import { progressedChartMaker } from './progressed-chart/maker';
import { retrogradeImpactMaker } from './retrograde-impact/maker';
import { solarReturnMaker } from './solar-return/maker';
import { tarotMaker } from './tarot/maker';
import { zodiacDatingMaker } from './zodiac-dating/maker';
import { zodiacMeditationMaker } from './zodiac-meditation/maker';

/**
 * How each tool's reading is made. For the server only: every passage hangs on it.
 * A tool of the catalogue without a maker does not compile.
 */
export const MAKERS: Readonly<Record<Slug, BoundMaker>> = {
  compatibility: compatibilityMaker,
  'love-forecast': loveForecastMaker,
  'zodiac-dating': zodiacDatingMaker,
  horoscope: horoscopeMaker,
  'dream-analyzer': dreamAnalyzerMaker,
  manifestation: manifestationMaker,
  tarot: tarotMaker,
  numerology: numerologyMaker,
  career: careerMaker,
  'karmic-astrology': karmicAstrologyMaker,
  'astro-houses': astroHousesMaker,
  'retrograde-impact': retrogradeImpactMaker,
  'solar-return': solarReturnMaker,
  'progressed-chart': progressedChartMaker,
  midheaven: midheavenMaker,
  'crystal-alignment': crystalAlignmentMaker,
  'angel-number': angelNumberMaker,
  'moon-water': moonWaterMaker,
  'planet-day': planetDayMaker,
  'rising-tracker': risingTrackerMaker,
  'archetype-quiz': archetypeQuizMaker,
  'name-numerology': nameNumerologyMaker,
  'moon-reminder': moonReminderMaker,
  biorhythm: biorhythmMaker,
  'zodiac-meditation': zodiacMeditationMaker,
  'dream-log': dreamLogMaker,
};
