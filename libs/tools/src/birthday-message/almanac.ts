import { compose, type Line } from '../compose';
import {
  BIRTHDAY_AHEAD,
  BIRTHDAY_CLOSING,
  BIRTHDAY_CUSP,
  BIRTHDAY_MOOD,
  BIRTHDAY_MOON,
  BIRTHDAY_RETURN,
  BIRTHDAY_TODAY,
  BIRTHDAY_VENUS,
  SEASON_AHEAD,
  SEASON_NOW,
} from '../passages/birthday-lines';
import { NUMBER_TOAST, YEAR_TOAST } from '../passages/birthday-numbers';
import {
  BIRTHDAY_GIFT,
  BIRTHDAY_GREETING,
  BIRTHDAY_PARTY,
  BIRTHDAY_WISH,
} from '../passages/birthday-signs';
import { OTHER_SUN } from '../passages/pair-lines';
import { utcDate } from '../today';
import { dayAndMonth, fullDate, signBy } from '../wording';
import type { BirthdayFacts, DateFacts } from './facts';

/** Composes a birthday letter from our authors' passages. */
export function almanac(facts: BirthdayFacts, seed: string): string {
  const { sign, noon, dated, moon, venus, day } = facts;
  const moonSign = signBy(moon.sign);
  return compose(
    [seed, sign.key, utcDate(day), utcDate(noon)],
    [
      [
        { from: BIRTHDAY_GREETING[sign.key] },
        whenLine(facts),
        ...(dated ? sunLines(facts, dated) : []),
      ],
      [
        { from: BIRTHDAY_GIFT[sign.key] },
        ...(dated ? numberLines(dated) : [{ from: BIRTHDAY_GIFT[sign.key] }]),
      ],
      [
        { from: BIRTHDAY_MOON[moon.phase], slots: { date: dayAndMonth(day) } },
        { from: BIRTHDAY_MOOD[moonSign.element], slots: { sign: moonSign.name } },
        { from: BIRTHDAY_VENUS[venus.element], slots: { sign: venus.name } },
      ],
      [
        { from: BIRTHDAY_PARTY[sign.key] },
        { from: BIRTHDAY_WISH[sign.key] },
        { from: BIRTHDAY_CLOSING },
      ],
    ],
  );
}

function whenLine({ sign, noon, season, dated }: BirthdayFacts): Line {
  if (dated) {
    const { noon: day, isToday, age } = dated.birthday;
    const slots = { date: fullDate(day), age: String(age) };
    return { from: isToday ? BIRTHDAY_TODAY : BIRTHDAY_AHEAD, slots };
  }
  const slots = { sign: sign.name, from: dayAndMonth(season.from), to: dayAndMonth(season.to) };
  return { from: season.from > noon ? SEASON_AHEAD : SEASON_NOW, slots };
}

/** The Sun's return, and a word where the date leaves its sign open or has another one. */
function sunLines({ sign }: BirthdayFacts, { suns, birthday }: DateFacts): Line[] {
  const [one, two] = suns;
  const returns: Line = {
    from: BIRTHDAY_RETURN,
    slots: { date: dayAndMonth(birthday.returns) },
  };
  if (one && two) {
    return [
      { from: BIRTHDAY_CUSP, slots: { one: one.name, two: two.name, sign: sign.name } },
      returns,
    ];
  }
  if (!one || one.key === sign.key) return [returns];
  const slots = { whose: 'your', sun: one.name, chosen: sign.name };
  return [{ from: OTHER_SUN, slots }, returns];
}

function numberLines({ path, year }: DateFacts): Line[] {
  return [
    { from: NUMBER_TOAST[path.value], slots: { number: String(path.value) } },
    {
      from: YEAR_TOAST[year.value],
      slots: { number: String(year.value), year: String(year.year) },
    },
  ];
}
