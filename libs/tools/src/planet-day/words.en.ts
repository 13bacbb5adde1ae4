import { PLANET_DAY_MEANINGS } from '@cosmic/divination/planet/day-meanings';
import { formatPosition } from '@cosmic/sky/zodiac';
import { SIGN_ACCENT } from '../passages/sign-accent';
import { dateAndTime, fullDate, listed, planetLabel, planetName, signBy } from '../wording';
import { PLANET_ERRAND, PLANET_GIFT, PLANET_GREETING } from './passages/planet-character';
import {
  BACKWARDS,
  DAY_CLOSING,
  DRESS,
  FORWARDS,
  GOOD_FOR,
  GUEST_DAY,
  ITS_TODAY,
  NEXT_DATE,
  OWN_DAY,
  STANDS,
  TODAY_IS,
} from './passages/planet-day';
import type { PlanetDayWords } from './words';

/** The reading of a planet's day in English. */
export const ENGLISH: PlanetDayWords = {
  labels: {
    today: 'Today',
    goodFor: 'Good for',
    easeOff: 'Go easy on',
    ritual: 'Small ritual',
    colour: 'Colour',
    scent: 'Scent',
  },
  minWords: 150,
  weekdays: {
    Sunday: 'Sunday',
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
  },
  days: PLANET_DAY_MEANINGS,
  greeting: PLANET_GREETING,
  gift: PLANET_GIFT,
  errand: PLANET_ERRAND,
  accent: SIGN_ACCENT,
  ownDay: OWN_DAY,
  guestDay: GUEST_DAY,
  stands: STANDS,
  goodFor: GOOD_FOR,
  dress: DRESS,
  nextDate: NEXT_DATE,
  itsToday: ITS_TODAY,
  todayIs: TODAY_IS,
  closing: DAY_CLOSING,
  forwards: FORWARDS,
  backwards: BACKWARDS,
  planetLabel,
  planet: planetName,
  sign: (sign) => signBy(sign).name,
  date: fullDate,
  listed,
  dayLabel: (planet) => `Day of ${planetName(planet)}`,
  ownDayValue: (weekday) => `${weekday}, among the seven days of the week`,
  guestDayValue: (weekday, planet, host) =>
    `${weekday}, as a guest of ${planetName(host)}: ${planetLabel(planet)} was found after the week was named`,
  positionValue: (longitude, noon) =>
    `${formatPosition(longitude)} at noon UTC on ${fullDate(noon)}`,
  courseLabel: (planet) => `Course of ${planetLabel(planet)}`,
  courseValue: (retrograde, until) =>
    `${retrograde ? 'retrograde' : 'direct'} until ${dateAndTime(until)}`,
  nextLabel: (planet) => `Next day of ${planetName(planet)}`,
  nextValue: (weekday, next) => `${weekday}, ${fullDate(next)}`,
  todayValue: (weekday, planet) => `${weekday}, the day of ${planetName(planet)}`,
};
