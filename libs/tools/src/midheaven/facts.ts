import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { ASPECTS, type AspectKey } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { crossings } from '@cosmic/sky/astronomy/course';
import { transitsTo, type Transit } from '@cosmic/sky/charts/transits';
import { SIGNS, signAt, type Sign } from '@cosmic/sky/zodiac';
import {
  birthOf,
  positionAtBirth,
  signsAtBirth,
  type Birth,
  type ExactBirth,
} from '../charts/birth';
import { tropicalOf } from '../charts/chart-school';
import { houseFrameOf, housesOfPlanet } from '../charts/house-frame';
import type { Context, Facts } from '../maker';
import type { AspectName } from '../passages/aspects';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS, noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { birthRing, wheelOf } from '../charts/wheel';
import type { midheaven } from './tool';
import { WORDS } from './words';

/** The Sun has been everywhere once within it. */
const YEAR_DAYS = 367;

/** The planets whose angles to a midheaven mark a year. */
const SLOW = ['jupiter', 'saturn'] as const;

/** Jupiter or Saturn at an exact angle to the midheaven. */
export interface TopTransit {
  readonly body: (typeof SLOW)[number];
  readonly aspect: AspectName;
  readonly at: Date;
}

/** A planet of the birth at an angle to the midheaven. */
export interface TopAspect {
  readonly planet: Planet;
  readonly aspect: AspectKey;
  readonly major: boolean;
  readonly orb: number;
}

export interface MidheavenFacts extends Facts {
  readonly language: Language;
  readonly birth: Birth;
  /** The sign at the top: of the midheaven, or of the solar tenth house. */
  readonly top: Sign;
  readonly root: Sign;
  readonly ruler: Planet;
  /** The houses the ruler can be in: two where the hour would decide. */
  readonly rulerHouses: readonly number[];
  /** The planets that are certainly in the tenth house. */
  readonly inTenth: readonly Planet[];
  /** The closest first; never without an exact midheaven. */
  readonly aspects: readonly TopAspect[];
  /** When the Sun next reaches the midheaven, or enters the solar tenth sign, and leaves that. */
  readonly sun: { readonly from: Date; readonly to: Date };
  /** The next within a year; never without an exact midheaven. */
  readonly transits: readonly TopTransit[];
  readonly noon: Date;
}

/** The top of a chart: exact, or by way of the Sun. */
export function facts(params: ParamsOf<typeof midheaven>, { at }: Context): MidheavenFacts {
  const language = params.language ?? 'en';
  const birth = birthOf(params, language, params);
  const frame = houseFrameOf(birth);
  const noon = noonOf(at);
  const longitude = birth.time === 'known' ? birth.chart.angles.midheaven : (frame.cusps[9] ?? 0);
  // The sky of this year is searched by the tropical zodiac.
  const tropical = tropicalOf(params, longitude, noon);
  const top = signAt(longitude);
  // A sign's classical ruler is always one of the ten planets.
  const ruler = top.ruler as Planet;
  const known = {
    language,
    birth,
    top,
    root: SIGNS[(SIGNS.indexOf(top) + 6) % 12]!,
    ruler,
    rulerHouses: housesOfPlanet(frame, birth, ruler),
    inTenth: PLANETS.filter((planet) => {
      const [house, other] = housesOfPlanet(frame, birth, planet);
      return house === 10 && other === undefined;
    }),
    aspects: aspectsOf(birth),
    sun: sunAt(tropical, noon),
    transits: birth.time === 'known' ? transitsOver(tropical, noon) : [],
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf([birthRing(SKY_NAMES[language].labels.birth, birth)], {
      cusps: frame.cusps,
      aspects: known.aspects.map(({ planet, aspect }) => {
        return { first: planet, second: 'midheaven' as const, aspect };
      }),
      highlight: birth.time === 'known' ? ['midheaven', 'house-10'] : ['house-10'],
    }),
  };
}

function aspectsOf(birth: Birth): TopAspect[] {
  if (birth.time === 'unknown') return [];
  return birth.chart.aspects
    .flatMap(({ first, second, aspect, orb }) => {
      const major = ASPECTS.some((kind) => kind.key === aspect && kind.major);
      const planet = PLANETS.find((candidate) => candidate === first);
      return planet && second === 'midheaven' ? [{ planet, aspect, major, orb }] : [];
    })
    .sort((one, other) => one.orb - other.orb);
}

/** The Sun's next passage over a degree, and over the one a sign further. */
function sunAt(longitude: number, noon: Date): { from: Date; to: Date } {
  const end = new Date(noon.getTime() + YEAR_DAYS * DAY_MS);
  const from = crossings('sun', [longitude], noon, end)[0]?.at ?? end;
  const later = new Date(from.getTime() + 40 * DAY_MS);
  return { from, to: crossings('sun', [longitude + 30], from, later)[0]?.at ?? later };
}

function transitsOver(longitude: number, noon: Date): TopTransit[] {
  const end = new Date(noon.getTime() + YEAR_DAYS * DAY_MS);
  const found = transitsTo([{ point: 'midheaven', longitude }], noon, end, { bodies: SLOW });
  return found.map(({ body, aspect, at }: Transit) => ({
    // Those two and the five major aspects are what was asked for.
    body: body as TopTransit['body'],
    aspect: aspect as AspectName,
    at,
  }));
}

function shownOf(known: Omit<MidheavenFacts, 'shown'>): Fact[] {
  return known.birth.time === 'unknown' ? shownOfDay(known) : shownOfMinute(known, known.birth);
}

function shownOfDay(known: Omit<MidheavenFacts, 'shown'>): Fact[] {
  const { language, birth, top, root, sun, noon } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  const position = positionAtBirth(birth, 'sun', language);
  const counted = names.sign(birth.chart.bodies.sun.sign);
  const isOpen = signsAtBirth(birth, 'sun').length > 1;
  const [tenth, opposite] = [names.sign(top.key), names.sign(root.key)];
  return [
    ...birth.said,
    { key: 'midheaven', label: labels.midheaven, value: words.unknown },
    {
      key: 'sun',
      label: names.planet('sun'),
      value: isOpen ? words.countedFrom(position, counted) : position,
    },
    {
      key: 'solar-tenth',
      label: labels.solarTenth,
      value: words.solarTenth(tenth, opposite),
    },
    {
      key: 'ruler',
      label: names.rulerOf(top.key),
      value: words.bySolarHouses(rulerPlace(known)),
    },
    tenthFact(known),
    {
      key: 'sun-at-top',
      label: words.sunIn(tenth),
      value: words.sunFromTo(names.date(sun.from), names.date(sun.to), names.date(noon)),
    },
  ];
}

function shownOfMinute(known: Omit<MidheavenFacts, 'shown'>, birth: ExactBirth): Fact[] {
  const { language, top, inTenth, aspects, sun, transits, noon } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  const { angles } = birth.chart;
  return [
    ...birth.said,
    { key: 'midheaven', label: labels.midheaven, value: names.position(angles.midheaven) },
    { key: 'root', label: labels.root, value: names.position(angles.imumCoeli) },
    { key: 'rising', label: labels.rising, value: names.position(angles.ascendant) },
    { key: 'ruler', label: names.rulerOf(top.key), value: rulerPlace(known) },
    tenthFact(known),
    ...inTenth.map((planet) => ({
      key: `in-tenth-${planet}`,
      label: names.planet(planet),
      value: `${positionAtBirth(birth, planet, language)}, ${names.yourHouse(10)}`,
    })),
    ...aspects.map(({ planet, aspect, orb }) => ({
      key: `aspect-${planet}`,
      label: words.aspectAtBirth(names.planet(planet), words.aspectName(aspect)),
      value: words.orb(orb.toFixed(1)),
    })),
    {
      key: 'sun-at-top',
      label: labels.sunOver,
      value: words.sunOn(names.date(sun.from), names.date(noon)),
    },
    ...transits.map(({ body, aspect, at }, index) => ({
      key: `transit-${index + 1}`,
      label: words.aspectTo(names.planet(body), words.aspectName(aspect)),
      value: words.exactOn(names.date(at)),
    })),
  ];
}

/** The ruler of the sign at the top, its position and the houses it can be in. */
function rulerPlace({
  language,
  birth,
  ruler,
  rulerHouses,
}: Omit<MidheavenFacts, 'shown'>): string {
  const { planet, either, yourHouse } = SKY_NAMES[language];
  const position = positionAtBirth(birth, ruler, language);
  return `${planet(ruler)}, ${position}, ${either(rulerHouses.map(yourHouse))}`;
}

function tenthFact({ language, inTenth }: Omit<MidheavenFacts, 'shown'>): Fact {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const there = names.listed(inTenth.map(names.planet));
  return { key: 'tenth', label: words.labels.tenth, value: there || words.none };
}
