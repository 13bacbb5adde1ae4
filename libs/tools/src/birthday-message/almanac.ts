import { compose, type Line } from '../compose';
import { dayNumber } from '../memory/memory';
import { SKY_NAMES } from '../words/sky-names';
import { signBy } from '../wording';
import type { BirthdayFacts, DateFacts } from './facts';
import { WORDS, type BirthdayWords } from './words';

/** Composes a birthday letter from our authors' passages: one for a birth date or a sign, and a day. */
export function almanac(facts: BirthdayFacts): string {
  const { language, sign, noon, dated, moon, venus, day } = facts;
  const words = WORDS[language];
  const names = SKY_NAMES[language];
  const moonSign = signBy(moon.sign);
  return compose({ who: dated?.dob ?? sign.key, day: dayNumber(noon) }, [
    [{ from: words.greeting[sign.key] }, whenLine(facts), ...(dated ? sunLines(facts, dated) : [])],
    [
      { from: words.gift[sign.key] },
      ...(dated ? numberLines(words, dated) : [{ from: words.gift[sign.key] }]),
    ],
    [
      { from: words.moon[moon.phase], slots: { date: names.day(day) } },
      { from: words.mood[moonSign.element], slots: { sign: names.sign(moonSign.key) } },
      { from: words.venus[venus.element], slots: { sign: names.sign(venus.key) } },
    ],
    [{ from: words.party[sign.key] }, { from: words.wish[sign.key] }, { from: words.closing }],
  ]);
}

function whenLine({ language, sign, noon, season, dated }: BirthdayFacts): Line {
  const words = WORDS[language];
  const names = SKY_NAMES[language];
  if (dated) {
    const { noon: day, isToday, age } = dated.birthday;
    const slots = { date: names.date(day), age: String(age) };
    return { from: isToday ? words.today : words.ahead, slots };
  }
  const slots = {
    sign: names.sign(sign.key),
    from: names.day(season.from),
    to: names.day(season.to),
  };
  return { from: season.from > noon ? words.seasonAhead : words.seasonNow, slots };
}

/** The Sun's return, and a word where the date leaves its sign open or has another one. */
function sunLines({ language, sign }: BirthdayFacts, { suns, birthday }: DateFacts): Line[] {
  const words = WORDS[language];
  const names = SKY_NAMES[language];
  const [one, two] = suns;
  const returns: Line = {
    from: words.returns,
    slots: { date: names.day(birthday.returns) },
  };
  if (one && two) {
    return [
      {
        from: words.cusp,
        slots: {
          one: names.sign(one.key),
          two: names.sign(two.key),
          sign: names.sign(sign.key),
        },
      },
      returns,
    ];
  }
  if (!one || one.key === sign.key) return [returns];
  const slots = { whose: words.whose, sun: names.sign(one.key), chosen: names.sign(sign.key) };
  return [{ from: words.otherSun, slots }, returns];
}

function numberLines(words: BirthdayWords, { path, year }: DateFacts): Line[] {
  return [
    { from: words.number[path.value], slots: { number: String(path.value) } },
    {
      from: words.year[year.value],
      slots: { number: String(year.value), year: String(year.year) },
    },
  ];
}
