import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Aspect } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { birthOf, positionAtBirth, type Birth } from '../charts/birth';
import { houseAt, houseFrameOf, housesOfPlanet, type HouseFrame } from '../charts/house-frame';
import type { Context, Facts } from '../maker';
import { ASPECT_LEAD, type AspectName } from '../passages/aspects';
import { coordinatesOf, townOf } from '../words/place-words';
import { shownTo } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { timeOfDay } from '../wording';
import { birthRing, wheelOf } from '../charts/wheel';
import type { solarReturn } from './tool';
import { WORDS } from './words';
import { solarYear, type SolarYear } from './year';

const ORB = 4;
const MAX_ASPECTS = 4;

/** The planets that make an aspect personal. */
const PERSONAL: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

/** An aspect between two planets of the return. */
export interface ReturnAspect {
  readonly first: Planet;
  readonly second: Planet;
  readonly aspect: AspectName;
  readonly orb: number;
}

export interface SolarReturnFacts extends Facts {
  readonly language: Language;
  readonly birth: Birth;
  readonly year: SolarYear;
  /** The houses of the return; solar where its minute is not known. */
  readonly frame: HouseFrame;
  /** The houses each planet of the return can be in. */
  readonly placed: Readonly<Record<Planet, readonly number[]>>;
  /** The house of the birth chart in which the return rises; undefined without its minute. */
  readonly over: number | undefined;
  /** The closest first. */
  readonly aspects: readonly ReturnAspect[];
  readonly noon: Date;
}

/** The return of the Sun that opens a person's year, and its chart. */
export function facts(params: ParamsOf<typeof solarReturn>, { at }: Context): SolarReturnFacts {
  const language = params.language ?? 'en';
  const birth = birthOf(params, language, params);
  const noon = noonOf(at);
  const year = solarYear(birth, params.here, noon, language);
  const { start } = year;
  const frame = houseFrameOf(start);
  const placed = Object.fromEntries(
    PLANETS.map((planet) => [planet, housesOfPlanet(frame, start, planet)]),
  ) as Record<Planet, number[]>;
  const known = {
    language,
    birth,
    year,
    frame,
    placed,
    over:
      start.time === 'known'
        ? houseAt(houseFrameOf(birth), start.chart.angles.ascendant)
        : undefined,
    aspects: aspectsOf(start.chart.aspects),
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf(
      [
        birthRing(SKY_NAMES[language].labels.birth, birth),
        birthRing(WORDS[language].labels.ring, start),
      ],
      {
        cusps: start.time === 'known' ? frame.cusps : undefined,
        aspects: known.aspects.map((aspect) => ({ ...aspect, rings: [1, 1] })),
        highlight: ['sun'],
      },
    ),
  };
}

function aspectsOf(aspects: readonly Aspect[]): ReturnAspect[] {
  return aspects
    .flatMap(({ first, second, aspect, orb }) => {
      const [one, other] = [first, second].map((point) => PLANETS.find((key) => key === point));
      if (!one || !other || !isMajor(aspect) || orb > ORB) return [];
      if (!PERSONAL.includes(one) && !PERSONAL.includes(other)) return [];
      return [{ first: one, second: other, aspect, orb }];
    })
    .sort((one, other) => one.orb - other.orb)
    .slice(0, MAX_ASPECTS);
}

function isMajor(aspect: string): aspect is AspectName {
  return aspect in ASPECT_LEAD;
}

function shownOf(known: Omit<SolarReturnFacts, 'shown'>): Fact[] {
  const { language, birth, year, frame, placed, aspects } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  const { start, coming, half, next } = year;
  const isSolar = frame.kind === 'solar';
  return [
    ...birth.said,
    { key: 'natal-sun', label: labels.natalSun, value: positionAtBirth(birth, 'sun', language) },
    {
      key: 'return',
      label: coming ? labels.coming : labels.running,
      value: returnValue(start, language),
    },
    { key: 'half', label: labels.half, value: words.halfOn(names.date(half)) },
    { key: 'next', label: labels.next, value: words.endsAround(names.date(next)) },
    ...houseFacts(known),
    ...PLANETS.map((planet) => {
      const houses = names.either(placed[planet].map(names.yourHouse));
      const place = `${positionAtBirth(start, planet, language)}, ${houses}`;
      return {
        key: `return-${planet}`,
        label: words.ofReturn(names.planet(planet)),
        value: words.placed(place, isSolar),
      };
    }),
    ...aspects.map(({ first, second, aspect, orb }) => ({
      key: `aspect-${first}-${second}`,
      label: words.inReturn(names.planet(first), words.aspectName(aspect), names.planet(second)),
      value: words.orb(orb.toFixed(1), start.time === 'known'),
    })),
  ];
}

function returnValue(start: Birth, language: Language): string {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  if (start.time === 'unknown') {
    return words.between(names.dateAndTime(start.from), names.dateAndTime(start.to));
  }
  const { at, place } = start;
  const shown = shownTo(place.zone, at);
  return words.returnAt({
    at: names.dateAndTime(at),
    day: names.date(shown),
    time: timeOfDay(shown),
    zone: place.zone,
    town: townOf(place, language),
    coordinates: coordinatesOf(place),
  });
}

function houseFacts(known: Omit<SolarReturnFacts, 'shown'>): Fact[] {
  const { language, year, frame, over } = known;
  const { start } = year;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  if (start.time === 'unknown') {
    const value = words.solar(names.sign(frame.first.key));
    return [{ key: 'return-houses', label: names.labels.houses, value }];
  }
  const { ascendant, midheaven } = start.chart.angles;
  return [
    {
      key: 'return-rising',
      label: labels.rising,
      value: words.inBirthChart(names.position(ascendant), names.yourHouse(over ?? 1)),
    },
    { key: 'return-midheaven', label: labels.top, value: names.position(midheaven) },
    ...start.said
      .filter(({ key }) => key === 'houses')
      .map(({ key, label, value }) => ({
        key: `return-${key}`,
        label: words.ofReturn(label),
        value,
      })),
  ];
}
