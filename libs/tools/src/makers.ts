import { angelNumberMaker } from './angel-number/maker';
import { archetypeQuizMaker } from './archetype-quiz/maker';
import { astroHousesMaker } from './astro-houses/maker';
import { astroPlaylistMaker } from './astro-playlist/maker';
import { auraColorMaker } from './aura-color/maker';
import { babyNameMaker } from './baby-name/maker';
import { biorhythmMaker } from './biorhythm/maker';
import { birthdayMessageMaker } from './birthday-message/maker';
import { astroDiceMaker } from './astro-dice/maker';
import { careerMaker } from './career/maker';
import type { Slug } from './catalogue/catalogue';
import { chakraBalanceMaker } from './chakra-balance/maker';
import { chineseZodiacMaker } from './chinese-zodiac/maker';
import { compatibilityMaker } from './compatibility/maker';
import { crystalAlignmentMaker } from './crystal-alignment/maker';
import { dreamAnalyzerMaker } from './dream-analyzer/maker';
import { dreamLogMaker } from './dream-log/maker';
import { horoscopeMaker } from './horoscope/maker';
import { journalPromptMaker } from './journal-prompt/maker';
import { karmicAstrologyMaker } from './karmic-astrology/maker';
import { lifeBalanceMaker } from './life-balance/maker';
import { loveForecastMaker } from './love-forecast/maker';
import type { BoundMaker } from './maker';
import { manifestationMaker } from './manifestation/maker';
import { midheavenMaker } from './midheaven/maker';
import { moonReminderMaker } from './moon-reminder/maker';
import { moonWaterMaker } from './moon-water/maker';
import { nameNumerologyMaker } from './name-numerology/maker';
import { numerologyMaker } from './numerology/maker';
import { planetDayMaker } from './planet-day/maker';
import { progressedChartMaker } from './progressed-chart/maker';
import { retrogradeImpactMaker } from './retrograde-impact/maker';
import { risingTrackerMaker } from './rising-tracker/maker';
import { signStoryMaker } from './sign-story/maker';
import { solarReturnMaker } from './solar-return/maker';
import { spiritualGrowthMaker } from './spiritual-growth/maker';
import { stressAdviceMaker } from './stress-advice/maker';
import { tarotMaker } from './tarot/maker';
import { wellbeingMaker } from './wellbeing/maker';
import { zodiacDatingMaker } from './zodiac-dating/maker';
import { transitAlertMaker } from './transit-alert/maker';
import { vedicNakshatraMaker } from './vedic-nakshatra/maker';
import { zodiacMeditationMaker } from './zodiac-meditation/maker';
import { zodiacMemeMaker } from './zodiac-meme/maker';
import { dashaMaker } from './dasha/maker';
import { gunaMilanMaker } from './guna-milan/maker';
import { kundliMaker } from './kundli/maker';
import { panchangMaker } from './panchang/maker';
import { sadeSatiMaker } from './sade-sati/maker';
import { muhurtaMaker } from './muhurta/maker';
import { zodiacRoastMaker } from './zodiac-roast/maker';

/**
 * How each tool's reading is made. For the server only: every passage hangs on it.
 * A tool of the catalogue without a maker does not compile.
 */
export const MAKERS: Readonly<Record<Slug, BoundMaker>> = {
  compatibility: compatibilityMaker,
  'love-forecast': loveForecastMaker,
  'zodiac-dating': zodiacDatingMaker,
  horoscope: horoscopeMaker,
  tarot: tarotMaker,
  numerology: numerologyMaker,
  'birthday-message': birthdayMessageMaker,
  'spiritual-growth': spiritualGrowthMaker,
  'dream-analyzer': dreamAnalyzerMaker,
  manifestation: manifestationMaker,
  'journal-prompt': journalPromptMaker,
  career: careerMaker,
  'stress-advice': stressAdviceMaker,
  wellbeing: wellbeingMaker,
  'life-balance': lifeBalanceMaker,
  'baby-name': babyNameMaker,
  'transit-alert': transitAlertMaker,
  'karmic-astrology': karmicAstrologyMaker,
  'astro-houses': astroHousesMaker,
  'retrograde-impact': retrogradeImpactMaker,
  'solar-return': solarReturnMaker,
  'progressed-chart': progressedChartMaker,
  midheaven: midheavenMaker,
  'crystal-alignment': crystalAlignmentMaker,
  'angel-number': angelNumberMaker,
  'aura-color': auraColorMaker,
  'moon-water': moonWaterMaker,
  'planet-day': planetDayMaker,
  'rising-tracker': risingTrackerMaker,
  'astro-dice': astroDiceMaker,
  'chakra-balance': chakraBalanceMaker,
  'chinese-zodiac': chineseZodiacMaker,
  'name-numerology': nameNumerologyMaker,
  'vedic-nakshatra': vedicNakshatraMaker,
  'archetype-quiz': archetypeQuizMaker,
  'zodiac-roast': zodiacRoastMaker,
  'zodiac-meme': zodiacMemeMaker,
  'sign-story': signStoryMaker,
  'astro-playlist': astroPlaylistMaker,
  'moon-reminder': moonReminderMaker,
  biorhythm: biorhythmMaker,
  'zodiac-meditation': zodiacMeditationMaker,
  'dream-log': dreamLogMaker,
  panchang: panchangMaker,
  kundli: kundliMaker,
  dasha: dashaMaker,
  'guna-milan': gunaMilanMaker,
  'sade-sati': sadeSatiMaker,
  muhurta: muhurtaMaker,
};
