import type { DayTransit } from '@cosmic/contracts/days';
import type { Fact } from '@cosmic/contracts/readings';
import { courseLongitude } from '@cosmic/sky/astronomy/daily-course';
import { formatPosition } from '@cosmic/sky/zodiac';
import { houseWords } from '../house-frame';
import { capitalized, houseName, planetLabel } from '../wording';
import { ORB, type Happening } from './happenings';
import { momentWords, untilWords, type LocalDay } from './local-day';
import { meaningOf } from './meanings';
import type { DayFrame } from './subject';
import type { DayAspect, NatalPoint } from './transit-terms';
import type { Planet } from '@cosmic/sky/bodies';

/** What happens on a day in words, with all that it was computed from. */
export function told(happening: Happening, day: LocalDay, frame: DayFrame): DayTransit {
  const { kind, mover, house, window } = happening;
  const isHouse = kind === 'house';
  return {
    kind,
    mover,
    point: isHouse ? null : happening.point,
    aspect: isHouse ? null : happening.aspect,
    tone: isHouse ? null : happening.tone,
    house,
    title: titleOf(happening),
    meaning: meaningOf(happening, day, frame),
    window: {
      from: window.from.toISOString(),
      exact: window.exact.map((at) => at.toISOString()),
      until: window.until.toISOString(),
      untilWords: untilWords(window, day),
    },
    facts: factsOf(happening, day, frame),
  };
}

const VERBS: Readonly<Record<DayAspect, string>> = {
  conjunction: 'meets',
  sextile: 'helps',
  trine: 'helps',
  square: 'tests',
  opposition: 'faces',
};

function titleOf(happening: Happening): string {
  const { kind, mover } = happening;
  const who =
    mover === 'sun' || mover === 'moon' ? `The ${planetLabel(mover)}` : planetLabel(mover);
  if (kind === 'house') return `${who} in your ${houseName(happening.house)} house`;
  const verb = VERBS[happening.aspect];
  if (kind === 'sky') return `${who} ${verb} ${planetLabel(happening.point)}`;
  return `${who} ${verb} your ${pointLabel(happening.point)}`;
}

/** A point of a chart within a sentence: `Moon`, `ascendant`. */
function pointLabel(point: NatalPoint): string {
  return point === 'ascendant' || point === 'midheaven' ? point : planetLabel(point as Planet);
}

function factsOf(happening: Happening, day: LocalDay, frame: DayFrame): Fact[] {
  const { kind, mover, window } = happening;
  const at = momentWords(day.noon, day);
  const place = (planet: Planet) => formatPosition(courseLongitude(planet, day.noon.getTime()));
  const facts: Fact[] = [
    { key: 'mover', label: planetLabel(mover), value: `${place(mover)}, ${at}` },
  ];
  if (kind === 'sky') {
    const { point } = happening;
    facts.push({ key: 'point', label: planetLabel(point), value: `${place(point)}, ${at}` });
  }
  if (kind === 'transit') {
    const { point } = happening;
    const natal = frame.points.find((one) => one.point === point)!;
    const label = `Your ${pointLabel(point)}`;
    facts.push({ key: 'point', label, value: formatPosition(natal.longitude) });
  }
  if (kind !== 'house')
    facts.push({ key: 'aspect', label: 'Aspect', value: aspectWords(happening.aspect) });
  facts.push({ key: 'house', label: 'House', value: capitalized(houseWords(happening.house)) });
  if (window.exact.length > 0) {
    const value = window.exact.map((instant) => momentWords(instant, day)).join('; ');
    facts.push({ key: 'exact', label: 'Exact', value });
  }
  const label = kind === 'house' ? 'Stays' : `Within ${kind === 'sky' ? 1 : ORB[mover]}°`;
  const value = `From ${momentWords(window.from, day)}, to ${momentWords(window.until, day)}`;
  return [...facts, { key: 'window', label, value }, countedFact(frame)];
}

const SEPARATIONS: Readonly<Record<DayAspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

function aspectWords(aspect: DayAspect): string {
  return `${capitalized(aspect)}, ${SEPARATIONS[aspect]}° apart`;
}

/** What the houses are counted from. */
function countedFact({ basis, houses }: DayFrame): Fact {
  const value = {
    chart: 'By the hour and place of your birth',
    'birth-date': `By whole signs from your Sun in ${houses.first.name}, since the hour of your birth is not known`,
    sign: `By whole signs from ${houses.first.name}`,
  }[basis];
  return { key: 'houses', label: 'Houses', value };
}
