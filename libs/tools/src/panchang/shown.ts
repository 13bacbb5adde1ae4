import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Part } from '@cosmic/sky/jyotish/day-parts';
import type { FestivalDay } from '@cosmic/sky/jyotish/festivals';
import { LUNAR_MONTHS } from '@cosmic/sky/jyotish/limb-names';
import { LIMBS, type Limb } from '@cosmic/sky/jyotish/limbs';
import type { PanchangDay } from '@cosmic/sky/jyotish/panchang';
import { dateIn } from '../jyotish/clock';
import { JYOTISH_NAMES } from '../jyotish/names';
import { coordinatesOf, townOf } from '../words/place-words';
import type { PanchangFacts } from './facts';
import { PANCHANG_WORDS } from './words';

type Known = Omit<PanchangFacts, 'shown' | 'figure'>;

/** What a reader sees of a panchang, each line with its rule or its times. */
export function panchangShown(known: Known): Fact[] {
  const { language, date, place, day } = known;
  const words = PANCHANG_WORDS[language].facts;
  return [
    { key: 'day', label: words.day, value: dateIn(language, date) },
    {
      key: 'place',
      label: words.place,
      value: `${townOf(place, language)}, ${coordinatesOf(place)}`,
    },
    ...sunFacts(known),
    ...LIMBS.map((limb) => limbFact(known, limb)),
    ...(day ? dayFacts(known, day) : []),
    ...festivalFacts(known),
    { key: 'rule', label: words.rule, value: words.ruleValue },
    ...otherSunriseFact(known),
  ];
}

function sunFacts({ language, day, clock }: Known): Fact[] {
  const words = PANCHANG_WORDS[language].facts;
  if (!day) return [{ key: 'sun', label: words.sun, value: words.noSun }];
  const { sunrise, sunset, weekday } = day;
  return [
    { key: 'sun', label: words.sun, value: words.sunValue(clock(sunrise), clock(sunset)) },
    { key: 'vara', label: words.vara, value: JYOTISH_NAMES[language].vara(weekday) },
  ];
}

/** Why another almanac prints other minutes. */
function otherSunriseFact({ language, day, other, clock }: Known): Fact[] {
  const words = PANCHANG_WORDS[language].facts;
  if (!day) return [];
  const value = other
    ? words.centreValue(
        words.sunValue(clock(other.sunrise), clock(other.sunset)),
        words.fromTo(clock(other.parts.rahuKalam.from), clock(other.parts.rahuKalam.to)),
      )
    : words.noCentre;
  return [{ key: 'other-sunrise', label: words.centre, value }];
}

function limbFact({ language, limbs, clock }: Known, limb: Limb): Fact {
  const words = PANCHANG_WORDS[language].facts;
  const [first = '', ...rest] = limbs[limb].map(({ number, to }) =>
    words.until(JYOTISH_NAMES[language].limb(limb, number), clock(to)),
  );
  return { key: limb, label: words[limb], value: words.then(first, rest) };
}

function dayFacts(known: Known, day: PanchangDay): Fact[] {
  const { language, clock } = known;
  const words = PANCHANG_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const month = (index: number) => {
    const name = names.month(index);
    return day.amanta.adhika ? words.adhika(name) : name;
  };
  const part = (key: 'rahuKalam' | 'yamaganda' | 'gulika', { from, to }: Part): Fact => ({
    key,
    label: words[key],
    value: words.fromTo(clock(from), clock(to)),
  });
  const { parts, years } = day;
  const good = parts.choghadiya.day.filter(({ quality }) => quality === 'good');
  return [
    { key: 'paksha', label: words.paksha, value: words.pakshas[day.paksha] },
    { key: 'amanta', label: words.amanta, value: month(day.amanta.index) },
    {
      key: 'purnimanta',
      label: words.purnimanta,
      value: month(LUNAR_MONTHS.indexOf(day.purnimanta)),
    },
    { key: 'years', label: words.years, value: words.yearsValue(years.vikram, years.shaka) },
    { key: 'moon-rashi', label: words.moonRashi, value: names.rashi(day.moonRashi) },
    { key: 'sun-rashi', label: words.sunRashi, value: names.rashi(day.sunRashi) },
    part('rahuKalam', parts.rahuKalam),
    part('yamaganda', parts.yamaganda),
    part('gulika', parts.gulika),
    {
      key: 'abhijit',
      label: words.abhijit,
      value: parts.abhijit
        ? words.fromTo(clock(parts.abhijit.from), clock(parts.abhijit.to))
        : words.noAbhijit,
    },
    {
      key: 'good-hours',
      label: words.goodHours,
      value: good
        .map(({ name, from, to }) => words.hours(names.choghadiya(name), clock(from), clock(to)))
        .join('; '),
    },
  ];
}

function festivalFacts({ language, festival, next }: Known): Fact[] {
  const words = PANCHANG_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const value = ({ festival: name, date, otherDate }: FestivalDay) =>
    otherDate
      ? words.orDate(names.festival(name), dateIn(language, date), dateIn(language, otherDate))
      : words.onDate(names.festival(name), dateIn(language, date));
  return [
    ...(festival ? [{ key: 'festival', label: words.festival, value: value(festival) }] : []),
    ...(next ? [{ key: 'next-festival', label: words.nextFestival, value: value(next) }] : []),
  ];
}
