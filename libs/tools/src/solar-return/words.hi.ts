import { HINDI_ASPECTS } from '@cosmic/sky/hindi-names';
import { ASPECT_ADVICE, ASPECT_LEAD } from '../hindi/aspects';
import { PLANET_IN_HOUSE } from '../hindi/planet-in-house';
import { PLANET_PAIRS } from '../hindi/planet-pairs';
import {
  RETURN_CLOSING,
  RETURN_COMING,
  RETURN_HALF,
  RETURN_MOON_HOUSE,
  RETURN_MOON_OPEN,
  RETURN_OPENING,
  RETURN_OPENING_DAY,
  RETURN_OVER,
  RETURN_SOLAR,
  RETURN_SUN,
  YEAR_QUESTION,
} from './passages/return-houses.hi';
import { RETURN_MOON, RETURN_RISING } from './passages/return-signs.hi';
import type { SolarReturnWords } from './words';

/** A reading of a solar return in Hindi. */
export const HINDI: SolarReturnWords = {
  minWords: 170,
  labels: {
    natalSun: 'जन्म के समय सूर्य',
    running: 'सूर्य की वापसी',
    coming: 'सूर्य की अगली वापसी',
    half: 'आधा रास्ता',
    next: 'साल का अंत',
    rising: 'वर्षफल का लग्न',
    top: 'वर्षफल का मध्य आकाश',
    ring: 'वर्षफल',
  },
  returnAt: ({ at, day, time, zone, town, coordinates }) =>
    `${at}; ${zone} की घड़ी से ${day}, ${time}; ${town} के लिए, ${coordinates}`,
  between: (from, to) => `${from} और ${to} के बीच; मिनट के लिए जन्म का समय चाहिए`,
  halfOn: (date) => `${date} को सूर्य ठीक सामने`,
  endsAround: (date) => `${date} के आसपास की वापसी पर`,
  ofReturn: (name) => `वर्षफल का ${name}`,
  placed: (place, isSolar) => `${place}${isSolar ? ', सौर भावों से' : ''}`,
  inReturn: (first, aspect, second) => `वर्षफल में ${first}-${second} ${aspect}`,
  orb: (degrees, isOfMinute) =>
    `पूर्ण से ${degrees}° की दूरी${isOfMinute ? '' : ', और उस पूरे समय सीमा के भीतर'}`,
  solar: (sign) => `सौर: ${sign} से गिनी संपूर्ण राशियाँ; वर्षफल का लग्न ज्ञात नहीं`,
  inBirthChart: (position, yourHouse) => `${position}, जन्म कुंडली में ${yourHouse}`,
  aspectName: (aspect) => HINDI_ASPECTS[aspect],
  inTheYear: 'साल की कुंडली में',
  opening: RETURN_OPENING,
  coming: RETURN_COMING,
  openingDay: RETURN_OPENING_DAY,
  solarHouses: RETURN_SOLAR,
  rising: RETURN_RISING,
  over: RETURN_OVER,
  sun: RETURN_SUN,
  moon: RETURN_MOON,
  moonHouse: RETURN_MOON_HOUSE,
  moonOpen: RETURN_MOON_OPEN,
  inHouse: PLANET_IN_HOUSE,
  aspectLead: ASPECT_LEAD,
  aspectAdvice: ASPECT_ADVICE,
  pairs: PLANET_PAIRS,
  half: RETURN_HALF,
  question: YEAR_QUESTION,
  closing: RETURN_CLOSING,
};
