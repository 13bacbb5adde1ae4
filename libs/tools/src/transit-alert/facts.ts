import type { Fact } from '@cosmic/contracts/readings';
import { transitMeaning, type TransitReading } from '@cosmic/divination/transit';
import type { Eclipse } from '@cosmic/sky/calendar/eclipses';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import { TRANSIT_LABELS } from '../fields/choice';
import { houseWords } from '../house-frame';
import type { Context, Facts } from '../maker';
import { daysOf, whereOf } from '../retrograde-seasons';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import {
  capitalized,
  dateAndTime,
  fullDate,
  houseFrom,
  monthAndYear,
  planetLabel,
  signBy,
  signsApart,
} from '../wording';
import { eventOf, signOfEvent, type TransitEvent } from './events';
import type { Stay } from './stay';
import type { transitAlert } from './tool';

export interface TransitFacts extends Facts {
  readonly event: TransitEvent;
  readonly meaning: TransitReading;
  readonly moon: Sign;
  readonly rising: Sign;
  /** The sign it takes place in, and that sign's house counted from the rising sign. */
  readonly sign: Sign;
  readonly house: number;
  /** 0 to 6 signs from the Moon sign. */
  readonly apart: number;
  readonly noon: Date;
}

/** When a transit is, and where it falls for a rising and a Moon sign. */
export function facts(
  { transit, moonSign, risingSign }: ParamsOf<typeof transitAlert>,
  { at }: Context,
): TransitFacts {
  const noon = noonOf(at);
  const event = eventOf(transit, noon);
  const sign = signBy(signOfEvent(event));
  const known = {
    event,
    meaning: transitMeaning(transit),
    moon: signBy(moonSign),
    rising: signBy(risingSign),
    sign,
    house: houseFrom(risingSign, sign.key),
    apart: signsApart(moonSign, sign.key),
    noon,
  };
  return {
    ...known,
    shown: [
      {
        key: 'transit',
        label: 'Transit',
        value: `${TRANSIT_LABELS[transit]}, as of ${fullDate(noon)}`,
      },
      { key: 'moon', label: 'Moon sign', value: known.moon.name },
      { key: 'rising', label: 'Rising sign', value: known.rising.name },
      ...eventFacts(known),
      {
        key: 'house',
        label: 'Counted from the rising sign',
        value: `${sign.name} is ${houseWords(known.house)}`,
      },
      {
        key: 'distance',
        label: 'From the Moon sign',
        value: `${sign.name} is ${known.apart === 0 ? 'the same sign' : `${known.apart} ${known.apart === 1 ? 'sign' : 'signs'} away`}`,
      },
      { key: 'theme', label: 'Theme', value: known.meaning.theme },
      { key: 'span', label: 'How long it is felt', value: known.meaning.span },
    ],
  };
}

/** An eclipse by name: `partial lunar eclipse`. */
export function eclipseName({ eclipsed, type }: Eclipse): string {
  return `${type} ${eclipsed === 'sun' ? 'solar' : 'lunar'} eclipse`;
}

function eventFacts({ event, rising }: Omit<TransitFacts, 'shown'>): Fact[] {
  switch (event.kind) {
    case 'retrograde': {
      const { planet, seasons, season } = event;
      const name = planetLabel(planet);
      const label = seasons.current ? `${name} retrograde now` : `${name} retrograde next`;
      const value = `${name} ${whereOf(season)}, from ${fullDate(season.from)} to ${fullDate(season.to)}, ${daysOf(season)} days`;
      return [{ key: 'season', label, value }];
    }
    case 'slow': {
      const { planet, stay, station, aspects } = event;
      const name = planetLabel(planet);
      const next = signBy(stay.until.sign);
      return [
        ...stayFacts(name, stay),
        {
          key: 'next-sign',
          label: `${name} changes signs`,
          value: `enters ${next.name}, ${houseWords(houseFrom(rising.key, next.key))}, on ${fullDate(stay.until.at)}`,
        },
        {
          key: 'station',
          label: `${name} turns ${station.turns}`,
          value: `in ${signBy(station.sign).name} on ${fullDate(station.at)}`,
        },
        ...aspects.map(({ other, aspect, orb }) => ({
          key: `aspect-${other}`,
          label: `${name} ${aspect} ${planetLabel(other)} today`,
          value: `${orb.toFixed(1)}° from exact`,
        })),
      ];
    }
    case 'saturn':
      return [
        ...stayFacts('Saturn', event.stay),
        {
          key: 'who',
          label: 'Saturn return exact now',
          value: `for births around ${monthAndYear(event.born[0])} and ${monthAndYear(event.born[1])}; near the ages of 29, 58 and 88 for everybody`,
        },
      ];
    case 'lunation': {
      const name = event.phase === 'new-moon' ? 'New Moon' : 'Full Moon';
      return [
        {
          key: 'lunation',
          label: event.today ? `${name} today` : `Next ${name}`,
          value: `Moon in ${signBy(event.sign).name} on ${dateAndTime(event.at)}`,
        },
        {
          key: 'answer',
          label: event.phase === 'new-moon' ? 'Full Moon after it' : 'New Moon after it',
          value: `Moon in ${signBy(event.answer.sign).name} on ${dateAndTime(event.answer.at)}`,
        },
      ];
    }
    case 'eclipse':
      return [
        eclipseFact('eclipse', event.today ? 'Eclipse today' : 'Next eclipse', event.eclipse),
        eclipseFact('after', 'The one after', event.after),
      ];
  }
}

function stayFacts(name: string, { position, since, until }: Stay): Fact[] {
  const sign = signBy(position.sign).name;
  return [
    {
      key: 'today',
      label: `${name} today`,
      value: `${formatPosition(position.longitude)}${position.retrograde ? ', retrograde' : ''}`,
    },
    {
      key: 'stay',
      label: `${name} in ${sign}`,
      value: `from ${fullDate(since.at)} to ${fullDate(until.at)}`,
    },
  ];
}

function eclipseFact(key: string, label: string, eclipse: Eclipse): Fact {
  const phase = eclipse.eclipsed === 'sun' ? 'New Moon' : 'Full Moon';
  const name = capitalized(eclipseName(eclipse));
  return {
    key,
    label,
    value: `${name} in ${formatPosition(eclipse.longitude)}, at the ${phase}, greatest on ${dateAndTime(eclipse.at)}`,
  };
}
