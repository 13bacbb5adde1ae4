import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { certainSign } from '../charts/birth';
import { compose, type Line } from '../compose';
import type { PlanetPair } from '../charts/planet-pairs';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { eitherOf, pairKey, signBy } from '../wording';
import { lifeWords, marginOf, type ProgressedChartFacts } from './facts';
import { WORDS } from './words';

/** Composes a reading of a progressed chart from our authors' passages. */
export function almanac(facts: ProgressedChartFacts, seed: string): string {
  const { language, birth, progression, noon } = facts;
  const words = WORDS[language];
  const { phase, lunation } = progression;
  return compose(
    [seed, 'progressed', birth.at.toISOString(), utcDate(noon)],
    [
      [
        { from: words.opening },
        ...(birth.time === 'known'
          ? []
          : [{ from: words.day, slots: { margin: words.margin[marginOf(birth)] } }]),
      ],
      sunLines(facts),
      moonLines(facts),
      [
        { from: words.phase[phase] },
        lunation && {
          from: words.lunation[lunation.phase],
          slots: { date: lifeWords(facts, lunation.date) },
        },
        ...stationLines(facts),
      ],
      [...contactLines(facts), venusLine(facts)],
      [{ from: words.step }, { from: words.closing }],
    ],
  );
}

function sunLines({ language, birth, progression }: ProgressedChartFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { signs, sun } = progression;
  const [sign, other] = signs.sun;
  if (!sign) return [];
  if (other) {
    const slots = eitherOf(signs.sun.map(names.sign), names.either);
    return [{ from: words.sunOpen, slots }, { from: words.sun[other] }];
  }
  const was = certainSign(birth, 'sun');
  const lines: Line[] = [{ from: words.sun[sign] }];
  if (was === sign) lines.push({ from: words.sunStill, slots: { sign: names.sign(sign) } });
  if (was && was !== sign && sun.last) {
    const slots = {
      was: names.sign(was),
      sign: names.sign(sign),
      year: String(sun.last.date.getUTCFullYear()),
    };
    lines.push({ from: words.sunMoved, slots });
  }
  if (sun.next) {
    const year = String(sun.next.date.getUTCFullYear());
    lines.push({ from: words.sunNext, slots: { next: names.sign(sun.next.sign), year } });
  }
  return lines;
}

function moonLines(facts: ProgressedChartFacts): Line[] {
  const { language, progression, moonHouse } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { signs, moon } = progression;
  const [sign, other] = signs.moon;
  if (!sign) return [];
  if (other) {
    const slots = eitherOf(signs.moon.map(names.sign), names.either);
    return [{ from: words.moonOpen, slots }];
  }
  const lines: Line[] = [{ from: words.moon[sign] }];
  if (moonHouse !== undefined) lines.push({ from: words.moonHouse[moonHouse - 1] ?? [] });
  if (!moon.next) return lines;
  const next = { next: names.sign(moon.next.sign), until: lifeWords(facts, moon.next.date) };
  if (!moon.last) return [...lines, { from: words.moonFirst, slots: next }];
  const was = names.sign(signBefore(sign));
  const slots = { ...next, was, since: lifeWords(facts, moon.last.date) };
  return [...lines, { from: words.moonChapter, slots }];
}

function stationLines(facts: ProgressedChartFacts): Line[] {
  const { language, progression } = facts;
  return progression.stations.slice(0, 1).map(({ station, date }) => ({
    from: WORDS[language].station[station.turns],
    slots: { planet: SKY_NAMES[language].planet(station.body), date: lifeWords(facts, date) },
  }));
}

function contactLines(facts: ProgressedChartFacts): Line[] {
  const { language, progression } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return progression.contacts.slice(0, 1).flatMap(({ planet, aspect, date }) => [
    {
      from: words.contact,
      slots: {
        aspect: words.aspectName(aspect),
        planet: names.planetName(planet),
        date: lifeWords(facts, date),
      },
    },
    { from: words.pairs[pairKey('moon', planet) as PlanetPair] },
  ]);
}

function venusLine({ language, progression }: ProgressedChartFacts): Line | undefined {
  const [sign, other] = progression.signs.venus;
  return sign && !other ? { from: WORDS[language].venus[sign] } : undefined;
}

/** The Moon never runs backwards, so she came out of the sign before. */
function signBefore(sign: SignKey): SignKey {
  return SIGNS[(SIGNS.indexOf(signBy(sign)) + 11) % 12]!.key;
}
