import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { lifePath, type LifePath } from '@cosmic/divination/numerology/life-path';
import { personalYear, type PersonalYear } from '@cosmic/divination/numerology/personal-year';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { signAt, type Sign } from '@cosmic/sky/zodiac';
import { maybeChartOf, signFact } from '../charts/birth';
import { BIRTH_WORDS } from '../words/birth-words';
import { longitudeBy, positionBy, schoolOfDate, zodiacFact } from '../charts/chart-school';
import type { Context, Facts } from '../maker';
import { stepsIn } from '../numerology/steps';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { nextBirthday, type Birthday } from './birthday';
import { seasonOf, type Season } from './season';
import type { birthdayMessage } from './tool';
import { WORDS } from './words';

/** What a birth date adds to a sign. */
export interface DateFacts {
  readonly dob: string;
  readonly chart: NoonChart;
  readonly birthday: Birthday;
  /** Two signs where the date allows for both. */
  readonly suns: readonly Sign[];
  readonly path: LifePath;
  readonly year: PersonalYear;
}

export interface BirthdayFacts extends Facts {
  readonly language: Language;
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
  /** How signs are counted. */
  readonly school: ChartSchool;
}

/** What the sky of the next birthday holds for a sign, and for a birth date where given. */
export function facts(params: ParamsOf<typeof birthdayMessage>, { at }: Context): BirthdayFacts {
  const { language = 'en' } = params;
  const noon = noonOf(at);
  const school = schoolOfDate(params);
  const chart = maybeChartOf(params.dob, school);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const season = seasonOf(sign.key, noon, school);
  const dated = chart ? dateFacts(params.dob, chart, at, school) : undefined;
  const begins = season.from > noon ? noonOf(season.from) : noon;
  const day = dated?.birthday.noon ?? begins;
  const known = {
    language,
    sign,
    noon,
    season,
    dated,
    day,
    moon: moonBy(school, day),
    venus: signBy(positionBy(school, positionOf('venus', day), day).sign),
    school,
  };
  return { ...known, shown: shownOf(known) };
}

function moonBy(school: ChartSchool, at: Date): MoonState {
  const moon = moonAt(at);
  const longitude = longitudeBy(school, moon.longitude, at);
  return { ...moon, longitude, sign: signAt(longitude).key };
}

function dateFacts(dob: string, chart: NoonChart, at: Date, school: ChartSchool): DateFacts {
  const birthday = nextBirthday(dob, at, school);
  return {
    dob,
    chart,
    birthday,
    suns: chart.ranges.sun.signs.map(signBy),
    path: lifePath(dob),
    year: personalYear(dob, birthday.noon.getUTCFullYear()),
  };
}

function shownOf(known: Omit<BirthdayFacts, 'shown'>): Fact[] {
  const { language, sign, season, dated, day, moon, venus, school } = known;
  const words = WORDS[language];
  const names = SKY_NAMES[language];
  const date = names.date(day);
  return [
    signFact(sign, dated?.suns ?? [], language),
    zodiacFact(school, dated?.chart.at, language),
    {
      key: 'season',
      label: words.seasonLabel(names.sign(sign.key)),
      value: words.seasonValue(season.from, season.to),
    },
    ...(dated ? datedShown(dated, language) : []),
    {
      key: 'moon',
      label: words.moonLabel(date),
      value: words.moonValue(
        names.position(moon.longitude),
        names.phase(moon.phase),
        Math.round(moon.illumination * 100),
      ),
    },
    { key: 'venus', label: words.venusLabel(date), value: words.venusValue(names.sign(venus.key)) },
  ];
}

function datedShown({ chart, birthday, suns, path, year }: DateFacts, language: Language): Fact[] {
  const words = WORDS[language];
  const { labels } = words;
  const names = SKY_NAMES[language];
  const sun = names.position(chart.bodies.sun.longitude);
  return [
    {
      key: 'birth-sun',
      label: labels.birthSun,
      value: words.birthSunValue(sun, names.date(chart.at), dependingOn(suns, language)),
    },
    {
      key: 'birthday',
      label: labels.birthday,
      value: words.birthdayValue(names.date(birthday.noon), birthday.age, birthday.isToday),
    },
    { key: 'return', label: labels.return, value: words.returnValue(sun, birthday.returns) },
    {
      key: 'life-path',
      label: labels.lifePath,
      value: `${path.value}; ${stepsIn(path.steps, words.dateParts).join('; ')}`,
    },
    {
      key: 'personal-year',
      label: words.yearLabel(year.year),
      value: words.yearValue(year.value),
    },
  ];
}

/** The signs that a date leaves open, and what would decide. */
function dependingOn(suns: readonly Sign[], language: Language): string | undefined {
  const { depending, hourAndPlace } = BIRTH_WORDS[language];
  const signs = suns.map(({ key }) => SKY_NAMES[language].sign(key));
  return signs.length > 1 ? depending(signs, hourAndPlace) : undefined;
}
