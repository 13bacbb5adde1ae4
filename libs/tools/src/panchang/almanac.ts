import type { PanchangDay } from '@cosmic/sky/jyotish/panchang';
import { compose, type Line } from '../compose';
import { dateIn } from '../jyotish/clock';
import { JYOTISH_NAMES } from '../jyotish/names';
import { townOf } from '../words/place-words';
import type { PanchangFacts } from './facts';
import { PANCHANG_WORDS } from './words';

/** Composes the reading of a day's panchang from our authors' passages: one text for a day and a town. */
export function almanac(facts: PanchangFacts): string {
  const { language, day, date } = facts;
  const words = PANCHANG_WORDS[language];
  const closing: Line = { from: words.lines.closing };
  return compose(
    ['panchang', date, placeOf(facts)],
    day
      ? [
          openingLines(facts, day),
          tithiLines(facts),
          nakshatraLines(facts),
          [...hourLines(facts, day), ...festivalLine(facts), closing],
        ]
      : [
          [
            { from: words.lines.noSunOpening, slots: { place: placeOf(facts) } },
            ...Array.from({ length: 4 }, () => ({ from: words.lines.noSun })),
          ],
          tithiLines(facts),
          nakshatraLines(facts),
          [closing, closing],
        ],
  );
}

const placeOf = ({ place, language }: PanchangFacts) => townOf(place, language);

function openingLines(facts: PanchangFacts, { sunrise, sunset, weekday, paksha }: PanchangDay) {
  const { language, clock } = facts;
  const words = PANCHANG_WORDS[language];
  return [
    {
      from: words.lines.opening,
      slots: { place: placeOf(facts), sunrise: clock(sunrise), sunset: clock(sunset) },
    },
    { from: words.vara[weekday] ?? [] },
    { from: words.paksha[paksha] },
  ];
}

function tithiLines({ language, limbs, clock, day }: PanchangFacts): Line[] {
  const words = PANCHANG_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const [tithi] = limbs.tithi;
  if (!tithi) return [];
  const slots = {
    tithi: names.limb('tithi', tithi.number),
    month: day ? names.month(day.amanta.index) : '',
    until: clock(tithi.to),
  };
  const both: Line = { from: words.tithi[wordsOfTithi(tithi.number)] ?? [] };
  return [...(day ? [{ from: words.lines.tithi, slots }] : []), both, both];
}

/** Both halves share the words of fourteen tithis; Purnima and Amavasya have their own. */
function wordsOfTithi(number: number): number {
  if (number === 30) return 15;
  return number === 15 ? 14 : (number - 1) % 15;
}

function nakshatraLines({ language, limbs, clock }: PanchangFacts): Line[] {
  const words = PANCHANG_WORDS[language];
  const names = JYOTISH_NAMES[language];
  const [nakshatra] = limbs.nakshatra;
  const [yoga] = limbs.yoga;
  const [karana] = limbs.karana;
  if (!nakshatra || !yoga || !karana) return [];
  const both: Line = { from: words.nakshatra[nakshatra.number - 1] ?? [] };
  return [
    {
      from: words.lines.nakshatra,
      slots: {
        nakshatra: names.limb('nakshatra', nakshatra.number),
        until: clock(nakshatra.to),
      },
    },
    both,
    both,
    {
      from: words.lines.yoga,
      slots: {
        yoga: names.limb('yoga', yoga.number),
        karana: names.limb('karana', karana.number),
      },
    },
  ];
}

function hourLines({ language, clock }: PanchangFacts, { parts }: PanchangDay): Line[] {
  const { lines } = PANCHANG_WORDS[language];
  const slotsOf = ({ from, to }: { from: Date; to: Date }) => ({
    from: clock(from),
    to: clock(to),
  });
  const good = parts.choghadiya.day.find(({ quality }) => quality === 'good');
  return [
    { from: lines.rahu, slots: slotsOf(parts.rahuKalam) },
    parts.abhijit
      ? { from: lines.abhijit, slots: slotsOf(parts.abhijit) }
      : { from: lines.noAbhijit },
    ...(good
      ? [
          {
            from: lines.goodHours,
            slots: { name: JYOTISH_NAMES[language].choghadiya(good.name), ...slotsOf(good) },
          },
        ]
      : []),
  ];
}

function festivalLine({ language, festival, next }: PanchangFacts): Line[] {
  const { lines } = PANCHANG_WORDS[language];
  const names = JYOTISH_NAMES[language];
  if (festival)
    return [{ from: lines.festivalToday, slots: { festival: names.festival(festival.festival) } }];
  if (!next) return [];
  const slots = { festival: names.festival(next.festival), date: dateIn(language, next.date) };
  return [{ from: lines.festivalNext, slots }];
}
