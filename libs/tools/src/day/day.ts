import type { DayText } from '@cosmic/contracts/days';
import type { Language } from '@cosmic/contracts/language';
import { brightLimb, moonAt } from '@cosmic/sky/astronomy/moon';
import { placeInSign } from '@cosmic/sky/zodiac';
import { dayNumber, variantOn } from '../memory/memory';
import { EDITION } from '../edition';
import { signBy } from '../wording';
import { houseStay } from './happenings';
import { headlineOf } from './headline';
import { daysAfter, localDay, type LocalDay } from './local-day';
import { lunationOf } from './lunation';
import { selectionOf } from './selection';
import { frameOf, type DayFrame, type DaySubject } from './subject';
import { told } from './telling';
import { QUESTIONS } from './words/questions';

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
export function dayOf(subject: DaySubject, { date, zone }: DayAsked): DayText {
  const day = localDay(date, zone);
  const frame = frameOf(subject);
  const { main, others } = selectionOf(day, frame);
  return {
    date,
    zone,
    language: 'en',
    basis: frame.basis,
    sign: frame.sign,
    headline: headlineOf(main, day, frame),
    moon: moonOf(day),
    transit: told(main, day, frame),
    others: others.map((happening) => told(happening, day, frame)),
    question: questionOf(day, frame),
    tomorrow: firstLineOf(dayAfter(day), frame),
    lunation: lunationOf(day),
    edition: EDITION,
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
  const questions = QUESTIONS[house];
  const listener = { who: frame.who, day: dayNumber(day.date) };
  return questions[variantOn(listener, `question of house ${house}`, questions.length)]!;
}

function moonOf({ noon }: LocalDay): DayText['moon'] {
  const { phase, illumination, waxing, elongation, longitude, sign } = moonAt(noon);
  const { degree, minute } = placeInSign(longitude);
  return {
    at: noon.toISOString(),
    phase,
    illumination,
    waxing,
    elongation,
    tilt: (waxing ? 270 : 90) - brightLimb(noon),
    sign,
    degree: degree + minute / 60,
    words: `${phase}${phase.includes('Moon') ? '' : ' Moon'} in ${signBy(sign).name}, ${Math.round(illumination * 100)}% lit`,
  };
}
