import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Planet } from '@cosmic/sky/bodies';
import { birthOf, openTo, positionAtBirth, type Birth, type DayBirth } from '../charts/birth';
import { houseAt, houseFrameOf } from '../charts/house-frame';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { birthRing, ringOf, wheelOf } from '../charts/wheel';
import { progressionOf, type Change, type Progression } from './progression';
import type { progressedChart } from './tool';
import { WORDS, type ProgressedWords } from './words';

const YEAR_MS = 365.2422 * 86_400_000;

/** Beyond this age a change is nobody's concern yet. */
const MAX_LIFE = 100;

const SHOWN: readonly Planet[] = ['mercury', 'venus', 'mars'];

export interface ProgressedChartFacts extends Facts {
  readonly language: Language;
  readonly birth: Birth;
  readonly progression: Progression;
  /** The house of the birth chart that the progressed Moon is in; undefined without the hour. */
  readonly moonHouse: number | undefined;
  readonly noon: Date;
}

/** How far a chart has progressed by today. */
export function facts(
  params: ParamsOf<typeof progressedChart>,
  { at }: Context,
): ProgressedChartFacts {
  const language = params.language ?? 'en';
  const birth = birthOf(params, language, params);
  const noon = noonOf(at);
  const progression = withinLife(birth.at, progressionOf(birth, noon));
  const frame = houseFrameOf(birth);
  const known = {
    language,
    birth,
    progression,
    moonHouse:
      frame.kind === 'exact' ? houseAt(frame, progression.bodies.moon.longitude) : undefined,
    noon,
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: wheelOf(
      [
        birthRing(SKY_NAMES[language].labels.birth, birth),
        ringOf(WORDS[language].labels.ring, progression.bodies),
      ],
      {
        cusps: frame.kind === 'exact' ? frame.cusps : undefined,
        highlight: ['sun', 'moon'],
      },
    ),
  };
}

/** A date of life as precise as the hour of birth allows: `March 2027`, or the year alone. */
export function lifeWords(
  { birth, language }: Pick<ProgressedChartFacts, 'birth' | 'language'>,
  date: Date,
): string {
  const isExact = birth.time === 'known';
  return isExact ? SKY_NAMES[language].monthAndYear(date) : String(date.getUTCFullYear());
}

/** By how much dates of life can be early or late where only the date of birth is known. */
export function marginOf({ from, at, to }: DayBirth): keyof ProgressedWords['margin'] {
  const hours = Math.max(at.getTime() - from.getTime(), to.getTime() - at.getTime()) / 3_600_000;
  // A day stands for a year, so that an hour stands for half a month.
  return hours > 13 ? 'thirteen-months' : 'half-year';
}

function withinLife(born: Date, progression: Progression): Progression {
  const isLived = (date: Date) => date.getTime() - born.getTime() < MAX_LIFE * YEAR_MS;
  const { sun, lunation } = progression;
  return {
    ...progression,
    sun: { ...sun, next: sun.next && isLived(sun.next.date) ? sun.next : undefined },
    lunation: lunation && isLived(lunation.date) ? lunation : undefined,
  };
}

function shownOf(known: Omit<ProgressedChartFacts, 'shown'>): Fact[] {
  const { language, birth, progression, moonHouse, noon } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  const { bodies, signs, phase, lunation, stations, contacts } = progression;
  const around = (date: Date) => words.around(lifeWords(known, date));
  const place = (planet: Planet) => {
    const { longitude, retrograde } = bodies[planet];
    return words.place(names.position(longitude), retrograde);
  };
  const open = (body: 'sun' | 'moon') =>
    signs[body].length > 1 ? words.depending(signs[body].map(names.sign)) : '';
  const moonsHouse = moonHouse === undefined ? '' : words.ofBirthChart(names.yourHouse(moonHouse));
  return [
    ...birth.said,
    {
      key: 'rule',
      label: labels.rule,
      value: words.rule(names.date(progression.at), names.date(noon)),
    },
    ...(birth.time === 'known' ? [] : [precisionFact(birth, language)]),
    ...(['sun', 'moon'] as const).map((body) => ({
      key: `natal-${body}`,
      label: words.atBirth(names.planet(body)),
      value: positionAtBirth(birth, body, language),
    })),
    {
      key: 'sun',
      label: words.progressed(names.planet('sun')),
      value: `${place('sun')}${open('sun')}`,
    },
    ...changeFacts('sun', known),
    {
      key: 'moon',
      label: words.progressed(names.planet('moon')),
      value: `${place('moon')}${open('moon')}${moonsHouse}`,
    },
    ...changeFacts('moon', known),
    { key: 'phase', label: labels.phase, value: names.phase(phase) },
    ...(lunation
      ? [
          {
            key: 'lunation',
            label: words.lunationLabel[lunation.phase],
            value: around(lunation.date),
          },
        ]
      : []),
    ...SHOWN.map((planet) => ({
      key: planet,
      label: words.progressed(names.planet(planet)),
      value: place(planet),
    })),
    ...stations.map(({ station, date }) => ({
      key: `station-${station.body}-${station.turns}`,
      label: words.turns(names.planet(station.body), station.turns),
      value: around(date),
    })),
    ...contacts.map(({ planet, aspect, date }, index) => ({
      key: `contact-${index + 1}`,
      label: words.contactLabel(words.aspectName(aspect), names.planet(planet)),
      value: around(date),
    })),
  ];
}

function precisionFact(birth: DayBirth, language: Language): Fact {
  const { labels, margin, precision } = WORDS[language];
  const value = precision(margin[marginOf(birth)], openTo(birth, language));
  return { key: 'precision', label: labels.dates, value };
}

function changeFacts(body: 'sun' | 'moon', known: Omit<ProgressedChartFacts, 'shown'>): Fact[] {
  const { language, progression } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const fact = (key: string, label: string, { sign, date }: Change) => ({
    key: `${body}-${key}`,
    label,
    value: words.into(names.sign(sign), lifeWords(known, date)),
  });
  const name = names.planet(body);
  const { last, next } = progression[body];
  return [
    ...(last ? [fact('last', words.changed(name), last)] : []),
    ...(next ? [fact('next', words.changesNext(name), next)] : []),
  ];
}
