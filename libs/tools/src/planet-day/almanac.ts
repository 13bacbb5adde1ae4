import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import type { PlanetDayFacts } from './facts';
import { WORDS } from './words';

const WEEK_DAYS = 7;

/** Composes the reading of a planet's day from our authors' passages: one text for a planet and a day. */
export function almanac(facts: PlanetDayFacts): string {
  const { language, planet, day, host, position, noon, next, today } = facts;
  const words = WORDS[language];
  const meaning = words.days[planet];
  const slots = {
    planet: words.planet(planet),
    host: words.planet(host),
    weekday: words.weekdays[day.weekday],
    sign: words.sign(position.sign),
    date: words.date(next),
    things: words.listed(meaning.goodFor),
    wait: meaning.easeOff,
    colour: meaning.color,
    scent: meaning.scent,
    today: words.weekdays[today.weekday],
    ruler: words.planet(today.planet),
  };
  const isToday = next.getTime() === noon.getTime();
  const listener = { who: 'planet day', day: dayNumber(noon) };
  // A planet is mostly asked for on its weekday, so what has few passages takes turns by the week.
  const week = { who: planet, day: Math.floor(listener.day / WEEK_DAYS) };
  const accent: Line = { from: words.accent[position.sign] };
  const [ritual, dress]: Line[] = [{ from: [meaning.ritual] }, { from: words.dress, slots }];
  return compose(listener, [
    [
      { from: words.greeting[planet] },
      { from: day.ownDay ? words.ownDay : words.guestDay, slots },
      { from: words.gift[planet] },
    ],
    [{ from: words.stands, slots }, courseLine(facts) ?? accent],
    [
      { from: words.goodFor, slots },
      { from: words.errand[planet] },
      turnOn(week, 'planet day ritual', [ritual, dress, dress]),
    ],
    [
      { from: isToday ? words.itsToday : words.nextDate, slots },
      isToday || today.planet === host ? undefined : { from: words.todayIs, slots },
      { from: words.closing },
    ],
  ]);
}

function courseLine({ language, planet, retrograde, until }: PlanetDayFacts): Line | undefined {
  if (!until) return undefined;
  const words = WORDS[language];
  const slots = { planet: words.planet(planet), until: words.date(until) };
  return { from: retrograde ? words.backwards : words.forwards, slots };
}
