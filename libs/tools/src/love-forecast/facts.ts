import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { signAt, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import { maybeChartOf, signFact } from '../charts/birth';
import { schoolOfDate, zodiacFact } from '../charts/chart-school';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import { natalContacts, type NatalContact } from './natal';
import { loveSkyOf, type LoveSky } from './sky';
import { spanOf, type Span } from './span';
import type { loveForecast } from './tool';
import { WORDS } from './words';

/** The houses of romance and of partnership. */
export const HEART_HOUSES: readonly number[] = [5, 7];
const MAX_MEETINGS = 5;

export interface LoveFacts extends Facts {
  readonly language: Language;
  /** The chosen sign, or the Sun's at noon of the birth date; houses are counted from it. */
  readonly sign: Sign;
  /** How signs are counted. */
  readonly school: ChartSchool;
  readonly span: Span;
  /** As found for the span; meetings, phases and Moon cut down to what is listed. */
  readonly sky: LoveSky;
  /** The chart of the birth date, where one was given. */
  readonly chart: NoonChart | undefined;
  readonly contacts: readonly NatalContact[];
}

/** What the coming sky of Venus and Mars holds for a sign, and for a birth date where given. */
export function facts(params: ParamsOf<typeof loveForecast>, { at }: Context): LoveFacts {
  const { language = 'en' } = params;
  const school = schoolOfDate(params);
  const span = spanOf(params.period, at);
  const sky = loveSkyOf(span, school);
  const chart = maybeChartOf(params.dob, school);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const isHeart = ({ sign: there }: { sign: SignKey }) =>
    HEART_HOUSES.includes(houseFrom(sign.key, there));
  const known = {
    language,
    sign,
    school,
    span,
    sky: {
      ...sky,
      meetings: sky.meetings
        .slice(0, MAX_MEETINGS)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
      phases: sky.phases.filter(isHeart),
      moon: sky.moon.filter(isHeart),
    },
    chart,
    contacts: chart ? natalContacts(chart, span, school) : [],
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<LoveFacts, 'shown'>): Fact[] {
  const { language, sign, school, span, sky, chart, contacts } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const house = (key: SignKey) => names.yourHouse(houseFrom(sign.key, key));
  const told = (say: typeof words.enters, at: Date, key: SignKey) =>
    say(names.sign(key), house(key), names.dateAndTime(at));
  const lastDay = new Date(span.to.getTime() - DAY_MS);
  return [
    signFact(sign, (chart?.ranges.sun.signs ?? []).map(signBy), language),
    zodiacFact(school, chart?.at, language),
    {
      key: 'period',
      label: words.labels.period,
      value: words.period(words.span[span.period], names.date(span.from), names.date(lastDay)),
    },
    {
      key: 'houses',
      label: names.labels.houses,
      value: words.houses(names.sign(sign.key), names.dateAndTime(span.noon)),
    },
    ...(['venus', 'mars'] as const).map((planet) => {
      const { longitude, sign: there, retrograde } = sky[planet];
      const value = words.place(names.position(longitude), house(there), retrograde);
      return { key: planet, label: names.planet(planet), value };
    }),
    ...sky.ingresses.map(({ at, body, sign: entered }) => ({
      key: `${body}-enters-${entered}-${utcDate(at)}`,
      label: words.changesSigns(names.planet(body)),
      value: told(words.enters, at, entered),
    })),
    ...sky.stations.map(({ at, body, turns, sign: there }) => ({
      key: `${body}-turns-${turns}-${utcDate(at)}`,
      label: words.turns(names.planet(body), turns),
      value: told(words.happensIn, at, there),
    })),
    ...sky.meetings.map(({ partner, aspect, at }) => ({
      key: `venus-${aspect}-${partner}-${utcDate(at)}`,
      label: words.meets(names.planet('venus'), words.aspectName(aspect), names.planet(partner)),
      value: words.exactOn(names.dateAndTime(at)),
    })),
    ...sky.phases.map(({ at, phase, sign: lit }) => ({
      key: `${phase}-${utcDate(at)}`,
      label: words.phases[phase === 'new-moon' ? phase : 'full-moon'],
      value: told(words.happensIn, at, lit),
    })),
    ...sky.moon.map(({ at, sign: entered }) => ({
      key: `moon-enters-${utcDate(at)}`,
      label: words.labels.moonMoves,
      value: told(words.enters, at, entered),
    })),
    ...(chart ? birthFacts(chart, language) : []),
    ...contacts.map(({ visitor, natal, aspect, at }) => ({
      key: `${visitor}-${aspect}-natal-${natal}-${utcDate(at)}`,
      label: words.meetsYours(names.planet(visitor), words.aspectName(aspect), names.planet(natal)),
      value: words.aboutDay(names.date(at)),
    })),
  ];
}

function birthFacts({ at, bodies, ranges }: NoonChart, language: Language): Fact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return (['sun', 'venus', 'mars'] as const).map((planet) => {
    const signs = ranges[planet].signs.map(names.sign);
    const position = names.position(bodies[planet].longitude);
    return {
      key: `birth-${planet}`,
      label: words.atBirth(names.planet(planet)),
      value: `${words.birthPlace(position, names.atNoon(at))}${signs.length > 1 ? words.depending(signs) : ''}`,
    };
  });
}
