import type { Fact } from '@cosmic/contracts/readings';
import { lifePath, type LifePath } from '@cosmic/divination/numerology/life-path';
import { personalYear, type PersonalYear } from '@cosmic/divination/numerology/personal-year';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { formatPosition, signAt, type Sign } from '@cosmic/sky/zodiac';
import { HOUR_AND_PLACE, maybeChartOf, signFact } from '../birth';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { dateAndTime, fullDate, signBy } from '../wording';
import { nextBirthday, type Birthday } from './birthday';
import { seasonOf, type Season } from './season';
import type { birthdayMessage } from './tool';

/** What a birth date adds to a sign. */
export interface DateFacts {
  readonly chart: NoonChart;
  readonly birthday: Birthday;
  /** Two signs where the date allows for both. */
  readonly suns: readonly Sign[];
  readonly path: LifePath;
  readonly year: PersonalYear;
}

export interface BirthdayFacts extends Facts {
  /** The chosen sign, or the Sun's at noon of the birth date. */
  readonly sign: Sign;
  readonly noon: Date;
  /** The Sun's month in that sign, now or next. */
  readonly season: Season;
  /** Undefined when the birth date was left out. */
  readonly dated: DateFacts | undefined;
  /** The day whose Moon and Venus are told: the birthday, or the beginning of the season. */
  readonly day: Date;
  readonly moon: MoonState;
  readonly venus: Sign;
}

/** What the sky of the next birthday holds for a sign, and for a birth date where given. */
export function facts(params: ParamsOf<typeof birthdayMessage>, { at }: Context): BirthdayFacts {
  const noon = noonOf(at);
  const chart = maybeChartOf(params.dob);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const season = seasonOf(sign.key, noon);
  const dated = chart ? dateFacts(params.dob, chart, at) : undefined;
  const begins = season.from > noon ? noonOf(season.from) : noon;
  const day = dated?.birthday.noon ?? begins;
  const known = {
    sign,
    noon,
    season,
    dated,
    day,
    moon: moonAt(day),
    venus: signBy(positionOf('venus', day).sign),
  };
  return { ...known, shown: shownOf(known) };
}

function dateFacts(dob: string, chart: NoonChart, at: Date): DateFacts {
  const birthday = nextBirthday(dob, at);
  return {
    chart,
    birthday,
    suns: chart.ranges.sun.signs.map(signBy),
    path: lifePath(dob),
    year: personalYear(dob, birthday.noon.getUTCFullYear()),
  };
}

function shownOf({ sign, season, dated, day, moon, venus }: Omit<BirthdayFacts, 'shown'>): Fact[] {
  const lit = `${Math.round(moon.illumination * 100)}% lit`;
  return [
    signFact(sign, dated?.suns ?? []),
    {
      key: 'season',
      label: `Sun in ${sign.name}`,
      value: `from ${dateAndTime(season.from)} to ${dateAndTime(season.to)}`,
    },
    ...(dated ? datedShown(dated) : []),
    {
      key: 'moon',
      label: `Moon on ${fullDate(day)}`,
      value: `${formatPosition(moon.longitude)}, ${moon.phase}, ${lit}, at noon UTC`,
    },
    { key: 'venus', label: `Venus on ${fullDate(day)}`, value: `in ${venus.name}` },
  ];
}

function datedShown({ chart, birthday, suns, path, year }: DateFacts): Fact[] {
  const names = suns.map(({ name }) => name);
  const also = names.length > 1 ? `; ${names.join(' or ')} depending on ${HOUR_AND_PLACE}` : '';
  const sun = formatPosition(chart.bodies.sun.longitude);
  return [
    {
      key: 'birth-sun',
      label: 'Sun at birth',
      value: `${sun} at noon UTC on ${fullDate(chart.at)}${also}`,
    },
    {
      key: 'birthday',
      label: 'Next birthday',
      value: `${fullDate(birthday.noon)}, number ${birthday.age}${birthday.isToday ? ', which is today' : ''}`,
    },
    {
      key: 'return',
      label: 'Return of the Sun',
      value: `back at ${sun} on ${dateAndTime(birthday.returns)}, a day or so either way, since the hour and place of birth are not known`,
    },
    {
      key: 'life-path',
      label: 'Life path number',
      value: `${path.value}; ${path.steps.join('; ')}`,
    },
    {
      key: 'personal-year',
      label: `Personal year ${year.year}`,
      value: `${year.value}, ${year.title}`,
    },
  ];
}
