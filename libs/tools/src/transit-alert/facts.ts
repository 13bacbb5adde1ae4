import type { Language } from '@cosmic/contracts/language';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { readersDay, shownTo, type ReaderZone } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy, signsApart } from '../wording';
import { eventFacts } from './event-facts';
import { eventOf, signOfEvent, type TransitEvent, type TransitKey } from './events';
import type { transitAlert } from './tool';
import { WORDS } from './words';

export interface TransitFacts extends Facts {
  readonly language: Language;
  readonly transit: TransitKey;
  readonly event: TransitEvent;
  readonly moon: Sign;
  readonly rising: Sign;
  /** The sign it takes place in, and that sign's house counted from the rising sign. */
  readonly sign: Sign;
  readonly house: number;
  /** 0 to 6 signs from the Moon sign. */
  readonly apart: number;
  readonly noon: Date;
  /** Noon of the reader's today, as `shownTo` shows it. */
  readonly day: Date;
  readonly zone: ReaderZone;
}

/** When a transit is, and where it falls for a rising and a Moon sign. */
export function facts(
  { transit, moonSign, risingSign, zone, language = 'en' }: ParamsOf<typeof transitAlert>,
  { at }: Context,
): TransitFacts {
  const noon = noonOf(at);
  const today = readersDay(zone, at);
  const event = eventOf(transit, noon, {
    from: today.from,
    has: (instant) => utcDate(shownTo(zone, instant)) === today.date,
  });
  const sign = signBy(signOfEvent(event));
  const names = SKY_NAMES[language];
  const { labels, meaning, asOf, signIs, apart } = WORDS[language];
  const known = {
    language,
    transit,
    event,
    moon: signBy(moonSign),
    rising: signBy(risingSign),
    sign,
    house: houseFrom(risingSign, sign.key),
    apart: signsApart(moonSign, sign.key),
    noon,
    day: new Date(`${today.date}T12:00:00Z`),
    zone,
  };
  const there = names.sign(sign.key);
  const { name, theme, span } = meaning(transit);
  return {
    ...known,
    shown: [
      { key: 'transit', label: labels.transit, value: asOf(name, names.date(noon)) },
      { key: 'moon', label: labels.moon, value: names.sign(moonSign) },
      { key: 'rising', label: labels.rising, value: names.sign(risingSign) },
      ...eventFacts(known),
      { key: 'house', label: labels.house, value: signIs(there, names.yourHouse(known.house)) },
      { key: 'distance', label: labels.distance, value: apart(there, known.apart) },
      { key: 'theme', label: labels.theme, value: theme },
      { key: 'span', label: labels.span, value: span },
    ],
  };
}
