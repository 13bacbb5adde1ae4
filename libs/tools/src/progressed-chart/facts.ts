import type { Fact } from '@cosmic/contracts/readings';
import type { Planet } from '@cosmic/sky/bodies';
import { formatPosition } from '@cosmic/sky/zodiac';
import { birthOf, openTo, positionAtBirth, type Birth, type DayBirth } from '../birth';
import { houseAt, houseFrameOf, houseWords } from '../house-frame';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, monthAndYear, planetLabel, signBy } from '../wording';
import { birthRing, ringOf, wheelOf } from '../wheel';
import { progressionOf, type Change, type Progression } from './progression';
import type { progressedChart } from './tool';

const YEAR_MS = 365.2422 * 86_400_000;

/** Beyond this age a change is nobody's concern yet. */
const LONGEST_LIFE = 100;

const SHOWN: readonly Planet[] = ['mercury', 'venus', 'mars'];

export interface ProgressedChartFacts extends Facts {
  readonly birth: Birth;
  readonly progression: Progression;
  /** The house of the birth chart that the progressed Moon is in; undefined without the hour. */
  readonly moonHouse: number | undefined;
  readonly noon: Date;
}

/** How far a chart has progressed by today. */
export function facts(
  params: ParamsOf<typeof progressedChart>,
  { at }: Context,
): ProgressedChartFacts {
  const birth = birthOf(params);
  const noon = noonOf(at);
  const progression = withinLife(birth.at, progressionOf(birth, noon));
  const frame = houseFrameOf(birth);
  const known = {
    birth,
    progression,
    moonHouse:
      frame.kind === 'exact' ? houseAt(frame, progression.bodies.moon.longitude) : undefined,
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf([birthRing('Birth', birth), ringOf('Progressed', progression.bodies)], {
      cusps: frame.kind === 'exact' ? frame.cusps : undefined,
      highlight: ['sun', 'moon'],
    }),
  };
}

/** A date of life as precise as the hour of birth allows: `March 2027`, or the year alone. */
export function lifeWords({ time }: Birth, date: Date): string {
  return time === 'known' ? monthAndYear(date) : String(date.getUTCFullYear());
}

/** By how much dates of life can be early or late where only the date of birth is known. */
export function marginOf({ from, at, to }: DayBirth): string {
  const hours = Math.max(at.getTime() - from.getTime(), to.getTime() - at.getTime()) / 3_600_000;
  // A day stands for a year, so that an hour stands for half a month.
  return hours > 13 ? 'thirteen months' : 'half a year';
}

function withinLife(born: Date, progression: Progression): Progression {
  const isLived = (date: Date) => date.getTime() - born.getTime() < LONGEST_LIFE * YEAR_MS;
  const { sun, lunation } = progression;
  return {
    ...progression,
    sun: { ...sun, next: sun.next && isLived(sun.next.date) ? sun.next : undefined },
    lunation: lunation && isLived(lunation.date) ? lunation : undefined,
  };
}

function shownOf(known: Omit<ProgressedChartFacts, 'shown'>): Fact[] {
  const { birth, progression, moonHouse, noon } = known;
  const { bodies, signs, phase, sun, moon, lunation, stations, contacts } = progression;
  const words = (date: Date) => lifeWords(birth, date);
  const place = (planet: Planet) => {
    const { longitude, retrograde } = bodies[planet];
    return `${formatPosition(longitude)}${retrograde ? ', retrograde' : ''}`;
  };
  const open = (body: 'sun' | 'moon') => {
    const names = signs[body].map((sign) => signBy(sign).name);
    return names.length > 1 ? `; ${names.join(' or ')} depending on the hour of birth` : '';
  };
  return [
    ...birth.said,
    {
      key: 'rule',
      label: 'Secondary progression',
      value: `a day for a year: the sky of ${fullDate(progression.at)} stands for ${fullDate(noon)}`,
    },
    ...(birth.time === 'known'
      ? []
      : [
          {
            key: 'precision',
            label: 'Dates',
            value: `${marginOf(birth)} early or late, since ${openTo(birth)} of birth are not known`,
          },
        ]),
    { key: 'natal-sun', label: 'Sun at birth', value: positionAtBirth(birth, 'sun') },
    { key: 'natal-moon', label: 'Moon at birth', value: positionAtBirth(birth, 'moon') },
    { key: 'sun', label: 'Progressed Sun', value: `${place('sun')}${open('sun')}` },
    ...changeFacts('sun', sun, words),
    {
      key: 'moon',
      label: 'Progressed Moon',
      value: `${place('moon')}${open('moon')}${moonHouse === undefined ? '' : `, in ${houseWords(moonHouse)} of the birth chart`}`,
    },
    ...changeFacts('moon', moon, words),
    { key: 'phase', label: 'Progressed phase', value: phase },
    ...(lunation
      ? [
          {
            key: 'lunation',
            label: `Next progressed ${lunation.phase === 'new-moon' ? 'New Moon' : 'Full Moon'}`,
            value: `around ${words(lunation.date)}`,
          },
        ]
      : []),
    ...SHOWN.map((planet) => ({
      key: planet,
      label: `Progressed ${planetLabel(planet)}`,
      value: place(planet),
    })),
    ...stations.map(({ station, date }) => ({
      key: `station-${station.body}-${station.turns}`,
      label: `Progressed ${planetLabel(station.body)} turns ${station.turns}`,
      value: `around ${words(date)}`,
    })),
    ...contacts.map(({ planet, aspect, date }, index) => ({
      key: `contact-${index + 1}`,
      label: `Progressed Moon ${aspect} ${planetLabel(planet)} at birth`,
      value: `around ${words(date)}`,
    })),
  ];
}

function changeFacts(
  body: 'sun' | 'moon',
  { last, next }: { last: Change | undefined; next: Change | undefined },
  words: (date: Date) => string,
): Fact[] {
  const fact = (key: string, label: string, { sign, date }: Change) => ({
    key: `${body}-${key}`,
    label,
    value: `into ${signBy(sign).name} around ${words(date)}`,
  });
  const name = planetLabel(body);
  return [
    ...(last ? [fact('last', `Progressed ${name} changed signs`, last)] : []),
    ...(next ? [fact('next', `Progressed ${name} changes signs next`, next)] : []),
  ];
}
