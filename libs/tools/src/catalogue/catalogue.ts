import { angelNumber } from '../angel-number/tool';
import { archetypeQuiz } from '../archetype-quiz/tool';
import { astroHouses } from '../astro-houses/tool';
import { astroPlaylist } from '../astro-playlist/tool';
import { auraColor } from '../aura-color/tool';
import { babyName } from '../baby-name/tool';
import { biorhythm } from '../biorhythm/tool';
import { birthdayMessage } from '../birthday-message/tool';
import { astroDice } from '../astro-dice/tool';
import { career } from '../career/tool';
import { chakraBalance } from '../chakra-balance/tool';
import { chineseZodiac } from '../chinese-zodiac/tool';
import { compatibility } from '../compatibility/tool';
import { crystalAlignment } from '../crystal-alignment/tool';
import { dreamAnalyzer } from '../dream-analyzer/tool';
import { dreamLog } from '../dream-log/tool';
import { horoscope } from '../horoscope/tool';
import { journalPrompt } from '../journal-prompt/tool';
import { karmicAstrology } from '../karmic-astrology/tool';
import { lifeBalance } from '../life-balance/tool';
import { loveForecast } from '../love-forecast/tool';
import { manifestation } from '../manifestation/tool';
import { midheaven } from '../midheaven/tool';
import { moonReminder } from '../moon-reminder/tool';
import { moonWater } from '../moon-water/tool';
import { nameNumerology } from '../name-numerology/tool';
import { numerology } from '../numerology/tool';
import { planetDay } from '../planet-day/tool';
import { progressedChart } from '../progressed-chart/tool';
import { retrogradeImpact } from '../retrograde-impact/tool';
import { risingTracker } from '../rising-tracker/tool';
import { signStory } from '../sign-story/tool';
import { solarReturn } from '../solar-return/tool';
import { spiritualGrowth } from '../spiritual-growth/tool';
import { stressAdvice } from '../stress-advice/tool';
import { tarot } from '../tarot/tool';
import type { Tool } from '../tool';
import { wellbeing } from '../wellbeing/tool';
import { zodiacDating } from '../zodiac-dating/tool';
import { transitAlert } from '../transit-alert/tool';
import { vedicNakshatra } from '../vedic-nakshatra/tool';
import { zodiacMeditation } from '../zodiac-meditation/tool';
import { zodiacMeme } from '../zodiac-meme/tool';
import { dasha } from '../dasha/tool';
import { gunaMilan } from '../guna-milan/tool';
import { kundli } from '../kundli/tool';
import { panchang } from '../panchang/tool';
import { sadeSati } from '../sade-sati/tool';
import { muhurta } from '../muhurta/tool';
import { zodiacRoast } from '../zodiac-roast/tool';

/**
 * Every tool, shelf by shelf. The browser imports this file, so nothing here
 * may lead to facts, briefs or passages.
 */
export const TOOLS = [
  compatibility,
  loveForecast,
  zodiacDating,
  horoscope,
  tarot,
  numerology,
  birthdayMessage,
  spiritualGrowth,
  dreamAnalyzer,
  manifestation,
  journalPrompt,
  career,
  stressAdvice,
  wellbeing,
  lifeBalance,
  babyName,
  transitAlert,
  karmicAstrology,
  astroHouses,
  retrogradeImpact,
  solarReturn,
  progressedChart,
  midheaven,
  crystalAlignment,
  angelNumber,
  auraColor,
  moonWater,
  planetDay,
  risingTracker,
  astroDice,
  chakraBalance,
  chineseZodiac,
  nameNumerology,
  vedicNakshatra,
  archetypeQuiz,
  zodiacRoast,
  zodiacMeme,
  signStory,
  astroPlaylist,
  moonReminder,
  biorhythm,
  zodiacMeditation,
  dreamLog,
  panchang,
  kundli,
  dasha,
  gunaMilan,
  sadeSati,
  muhurta,
] as const satisfies readonly Tool[];

export type CatalogueTool = (typeof TOOLS)[number];
export type Slug = CatalogueTool['slug'];

/** Finds a tool by its slug or by the key its readings are saved under. */
export function toolBySlugOrReadingType(name: string): CatalogueTool | undefined {
  return TOOLS.find((tool) => tool.slug === name || tool.readingType === name);
}
