import type { DayTransit } from '@cosmic/contracts/days/days';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { courseLongitude } from '@cosmic/sky/astronomy/daily-course';
import { longitudeBy, zodiacFact } from '../charts/chart-school';
import { DAY_WORDS } from './day-words';
import { ORB, type DayEvent } from './day-events';
import { momentWords, untilWords, type LocalDay } from './local-day';
import { meaningOf } from './meanings';
import type { DayFrame } from './subject';
import type { DayAspect } from './transit-terms';
import type { Planet } from '@cosmic/sky/bodies';

/** What happens on a day in words, with all that it was computed from. */
export function dayTransitOf(event: DayEvent, day: LocalDay, frame: DayFrame): DayTransit {
  const { kind, mover, house, window } = event;
  const isHouse = kind === 'house';
  const words = DAY_WORDS[frame.language];
  return {
    kind,
    mover,
    point: isHouse ? null : event.point,
    aspect: isHouse ? null : event.aspect,
    tone: isHouse ? null : event.tone,
    house,
    title: words.title(event),
    meaning: meaningOf(event, day, frame),
    window: {
      from: window.from.toISOString(),
      exact: window.exact.map((at) => at.toISOString()),
      until: window.until.toISOString(),
      untilWords: untilWords(window, day, words.when),
    },
    facts: factsOf(event, day, frame),
  };
}

function factsOf(event: DayEvent, day: LocalDay, frame: DayFrame): Fact[] {
  const { kind, mover, window } = event;
  const { facts: words, when } = DAY_WORDS[frame.language];
  const at = momentWords(day.noon, day, when);
  const place = (longitude: number) => words.place(longitudeBy(frame.school, longitude, day.noon));
  const placeOf = (planet: Planet) =>
    `${place(courseLongitude(planet, day.noon.getTime()))}, ${at}`;
  const facts: Fact[] = [{ key: 'mover', label: words.planet(mover), value: placeOf(mover) }];
  if (kind === 'sky') {
    const { point } = event;
    facts.push({ key: 'point', label: words.planet(point), value: placeOf(point) });
  }
  if (kind === 'transit') {
    const { point } = event;
    const natal = frame.points.find((one) => one.point === point)!;
    facts.push({ key: 'point', label: words.yours(point), value: place(natal.longitude) });
  }
  if (kind !== 'house') {
    const { aspect } = event;
    const value = words.apart(aspect, SEPARATIONS[aspect]);
    facts.push({ key: 'aspect', label: words.aspect, value });
  }
  facts.push({ key: 'house', label: words.house, value: words.inHouse(event.house) });
  if (window.exact.length > 0) {
    const value = window.exact.map((instant) => momentWords(instant, day, when)).join('; ');
    facts.push({ key: 'exact', label: words.exact, value });
  }
  const [from, to] = [window.from, window.until].map((end) => momentWords(end, day, when));
  const label = kind === 'house' ? words.stays : words.within(kind === 'sky' ? 1 : ORB[mover]);
  return [
    ...facts,
    { key: 'window', label, value: when.fromTo(from!, to!) },
    {
      key: 'houses',
      label: words.houses,
      value: [words.counted(frame), ...(frame.system ? [frame.system] : [])].join(', '),
    },
    zodiacFact(frame.school, day.noon, frame.language),
  ];
}

const SEPARATIONS: Readonly<Record<DayAspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};
