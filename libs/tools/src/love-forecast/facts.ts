import type { Fact } from '@cosmic/contracts/readings';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { formatPosition, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import { HOUR_AND_PLACE, maybeChartOf } from '../birth';
import type { Context, Facts } from '../maker';
import { DAY_MS, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import {
  dateAndTime,
  fullDate,
  houseFrom,
  houseName,
  houseTheme,
  planetLabel,
  signBy,
} from '../wording';
import { natalContacts, type NatalContact } from './natal';
import { loveSkyOf, type LoveSky } from './sky';
import { spanOf, type Span } from './span';
import type { loveForecast } from './tool';

/** The houses of romance and of partnership. */
export const HEART_HOUSES: readonly number[] = [5, 7];
const MAX_MEETINGS = 5;

export interface LoveFacts extends Facts {
  readonly sign: Sign;
  readonly span: Span;
  /** As found for the span; meetings, phases and Moon cut down to what is listed. */
  readonly sky: LoveSky;
  /** The chart of the birth date, where one was given. */
  readonly chart: NoonChart | undefined;
  readonly contacts: readonly NatalContact[];
}

/** What the coming sky of Venus and Mars holds for a sign, and for a birth date where given. */
export function facts(params: ParamsOf<typeof loveForecast>, { at }: Context): LoveFacts {
  const sign = signBy(params.sign);
  const span = spanOf(params.period, at);
  const sky = loveSkyOf(span);
  const chart = maybeChartOf(params.dob);
  const isHeart = ({ sign: there }: { sign: SignKey }) =>
    HEART_HOUSES.includes(houseFrom(sign.key, there));
  const known = {
    sign,
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
    contacts: chart ? natalContacts(chart, span) : [],
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<LoveFacts, 'shown'>): Fact[] {
  const { sign, span, sky, chart, contacts } = known;
  const house = (key: SignKey) => {
    const number = houseFrom(sign.key, key);
    return `your ${houseName(number)} house (${houseTheme(number)})`;
  };
  const entering = (at: Date, verb: string, key: SignKey) =>
    `${verb} ${signBy(key).name}, ${house(key)}, on ${dateAndTime(at)}`;
  return [
    { key: 'sign', label: 'Sign', value: sign.name },
    {
      key: 'period',
      label: 'Period',
      value: `${span.words}, from ${fullDate(span.from)} to ${fullDate(new Date(span.to.getTime() - DAY_MS))}`,
    },
    {
      key: 'houses',
      label: 'Houses',
      value: `counted by whole signs from ${sign.name}; positions for ${dateAndTime(span.noon)}`,
    },
    ...(['venus', 'mars'] as const).map((planet) => {
      const { longitude, sign: there, retrograde } = sky[planet];
      const value = `${formatPosition(longitude)}, ${house(there)}${retrograde ? ', retrograde' : ''}`;
      return { key: planet, label: planetLabel(planet), value };
    }),
    ...sky.ingresses.map(({ at, body, sign: entered }) => ({
      key: `${body}-enters-${entered}-${utcDate(at)}`,
      label: `${planetLabel(body)} changes signs`,
      value: entering(at, 'enters', entered),
    })),
    ...sky.stations.map(({ at, body, turns, sign: there }) => ({
      key: `${body}-turns-${turns}-${utcDate(at)}`,
      label: `${planetLabel(body)} turns ${turns}`,
      value: entering(at, 'in', there),
    })),
    ...sky.meetings.map(({ partner, aspect, at }) => ({
      key: `venus-${aspect}-${partner}-${utcDate(at)}`,
      label: `Venus ${aspect} ${planetLabel(partner)}`,
      value: `exact on ${dateAndTime(at)}`,
    })),
    ...sky.phases.map(({ at, phase, sign: lit }) => ({
      key: `${phase}-${utcDate(at)}`,
      label: phase === 'new-moon' ? 'New Moon' : 'Full Moon',
      value: entering(at, 'in', lit),
    })),
    ...sky.moon.map(({ at, sign: entered }) => ({
      key: `moon-enters-${utcDate(at)}`,
      label: 'Moon changes signs',
      value: entering(at, 'enters', entered),
    })),
    ...(chart ? birthFacts(chart) : []),
    ...contacts.map(({ visitor, natal, aspect, at }) => ({
      key: `${visitor}-${aspect}-natal-${natal}-${utcDate(at)}`,
      label: `${planetLabel(visitor)} ${aspect} your ${planetLabel(natal)}`,
      value: `${fullDate(at)}, a day or so either way, since the hour and place of birth are not known`,
    })),
  ];
}

function birthFacts({ at, bodies, ranges }: NoonChart): Fact[] {
  return (['sun', 'venus', 'mars'] as const).map((planet) => {
    const names = ranges[planet].signs.map((key) => signBy(key).name);
    const also = names.length > 1 ? `; ${names.join(' or ')} depending on ${HOUR_AND_PLACE}` : '';
    return {
      key: `birth-${planet}`,
      label: `${planetLabel(planet)} at birth`,
      value: `${formatPosition(bodies[planet].longitude)} at noon UTC on ${fullDate(at)}${also}`,
    };
  });
}
