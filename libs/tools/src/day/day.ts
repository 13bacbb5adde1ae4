import type { DayText } from '@cosmic/contracts/days/days';
import type { Language } from '@cosmic/contracts/language';
import { brightLimb, moonAt } from '@cosmic/sky/astronomy/moon';
import { placeInSign } from '@cosmic/sky/zodiac';
import { longitudeBy } from '../charts/chart-school';
import { dayNumber, variantOn } from '../memory/memory';
import { EDITION } from '../edition';
import { DAY_WORDS } from './day-words';
import { houseStay } from './day-events';
import { headlineOf } from './headline';
import { daysAfter, localDay, type LocalDay } from './local-day';
import { lunationOf } from './lunation';
import { selectionOf } from './selection';
import { framesOf, type DayFrame, type DaySubject } from './subject';
import { dayTransitOf } from './day-transit';

/** Which day is asked for. */
export interface DayAsked {
  /** The date on the reader's calendar, `YYYY-MM-DD`. */
  readonly date: string;
  /** The reader's clock, by the name of its IANA zone. */
  readonly zone: string;
  readonly language: Language;
}

/**
 * The day of a person or of a sign. The same subject and the same question give the same day on any
 * machine, years later too, as long as the edition is the same.
 *
 * @throws SkyError `invalid_input` for a date or a zone that is none, and for a day that the
 *   calendar of the zone left out; `out_of_range` near the years 1800 and 2200
 */
export function dayOf(subject: DaySubject, { date, zone, language }: DayAsked): DayText {
  const day = localDay(date, zone);
  const frameAt = framesOf(subject, language);
  const [frame, next] = [frameAt(day.noon), dayAfter(day)];
  return {
    date,
    zone,
    language,
    basis: frame.basis,
    sign: frame.sign,
    ...morning(day, frame),
    tomorrow: firstLineOf(next, frameAt(next.noon)),
    lunation: lunationOf(day),
    edition: EDITION,
  };
}

/** What of a day is told in the morning: all but what lies around it. */
export type MorningText = Pick<DayText, 'headline' | 'moon' | 'transit' | 'others' | 'question'>;

/** The morning of a day, word for word as `dayOf` has it, for letters and notices. @throws as `dayOf` */
export function morningOf(subject: DaySubject, { date, zone, language }: DayAsked): MorningText {
  const day = localDay(date, zone);
  return morning(day, framesOf(subject, language)(day.noon));
}

/** The line that a day begins with. @throws as `dayOf` */
export function headlineOn(subject: DaySubject, { date, zone, language }: DayAsked): string {
  const day = localDay(date, zone);
  return firstLineOf(day, framesOf(subject, language)(day.noon));
}

function morning(day: LocalDay, frame: DayFrame): MorningText {
  const { main, others } = selectionOf(day, frame);
  return {
    headline: headlineOf(main, day, frame),
    moon: moonOf(day, frame),
    transit: dayTransitOf(main, day, frame),
    others: others.map((event) => dayTransitOf(event, day, frame)),
    question: questionOf(day, frame),
  };
}

/** The sentence that a day begins with. */
function firstLineOf(day: LocalDay, frame: DayFrame): string {
  return headlineOf(selectionOf(day, frame).main, day, frame);
}

/** The next day that the calendar of the zone has: at the date line it can leave one out. */
function dayAfter({ date, zone, to }: LocalDay): LocalDay {
  const next = localDayOrNone(daysAfter(date, 1), zone);
  return next && next.from >= to ? next : localDay(daysAfter(date, 2), zone);
}

function localDayOrNone(date: string, zone: string): LocalDay | undefined {
  try {
    return localDay(date, zone);
  } catch {
    return undefined;
  }
}

function questionOf(day: LocalDay, frame: DayFrame): string {
  const { house } = houseStay('moon', day, frame);
  const questions = DAY_WORDS[frame.language].questions[house];
  const listener = { who: frame.who, day: dayNumber(day.date) };
  return questions[variantOn(listener, `question of house ${house}`, questions.length)]!;
}

function moonOf({ noon }: LocalDay, { language, school }: DayFrame): DayText['moon'] {
  const moon = moonAt(noon);
  const { phase, illumination, waxing, elongation } = moon;
  const { sign, degree, minute } = placeInSign(longitudeBy(school, moon.longitude, noon));
  return {
    at: noon.toISOString(),
    phase,
    illumination,
    waxing,
    elongation,
    tilt: (waxing ? 270 : 90) - brightLimb(noon),
    sign: sign.key,
    degree: degree + minute / 60,
    words: DAY_WORDS[language].moon({ phase, illumination, sign: sign.key }),
  };
}
