import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Eclipse } from '@cosmic/sky/calendar/eclipses';
import type { Language } from '@cosmic/contracts/language';
import { clockFacts } from '../reader-clock';
import { seasonTold } from '../charts/retrograde-seasons';
import { RETROGRADE_WORDS } from '../words/retrograde-words';
import { SKY_NAMES } from '../words/sky-names';
import { houseFrom } from '../wording';
import type { TransitEvent } from './events';
import type { TransitFacts } from './facts';
import type { Stay } from './stay';
import { WORDS } from './words';

type Known = Pick<TransitFacts, 'event' | 'rising' | 'zone' | 'language'>;
type EventOf<Kind extends TransitEvent['kind']> = Extract<TransitEvent, { kind: Kind }>;

/** The new or full Moon as a statement names it, whatever the language. */
const PHASES = { 'new-moon': 'New Moon', 'full-moon': 'Full Moon' } as const;

/** What is known of the transit itself: its dates, its sign and what comes after. */
export function eventFacts(known: Known): StatedFact[] {
  const { event, language } = known;
  switch (event.kind) {
    case 'retrograde':
      return [seasonFact(event, language)];
    case 'slow':
      return slowFacts(known, event);
    case 'saturn':
      return saturnFacts(event, language);
    case 'lunation':
      return lunationFacts(known, event);
    case 'eclipse':
      return eclipseFacts(known, event);
  }
}

function seasonFact(event: EventOf<'retrograde'>, language: Language): StatedFact {
  const { planet, seasons, season } = event;
  const { isNow, isNext } = RETROGRADE_WORDS[language];
  const label = (seasons.current ? isNow : isNext)(SKY_NAMES[language].planet(planet));
  return { key: 'season', label, value: seasonTold(planet, season, language) };
}

function slowFacts({ rising, language }: Known, event: EventOf<'slow'>): StatedFact[] {
  const { planet, stay, station, aspects } = event;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const name = names.planet(planet);
  const next = stay.until.sign;
  return [
    ...stayFacts(name, stay, language),
    {
      key: 'next-sign',
      label: words.changesSigns(name),
      value: words.enters(
        names.sign(next),
        names.yourHouse(houseFrom(rising.key, next)),
        names.date(stay.until.at),
      ),
    },
    {
      key: 'station',
      label: words.turns(name, station.turns),
      value: words.inSignOn(names.sign(station.sign), names.date(station.at)),
    },
    ...aspects.map(({ other, aspect, orb }) => ({
      key: `aspect-${other}`,
      label: words.aspectToday(name, words.aspectName(aspect), names.planet(other)),
      value: words.orb(orb.toFixed(1)),
    })),
  ];
}

function saturnFacts({ stay, born }: EventOf<'saturn'>, language: Language): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const [first, second] = born;
  return [
    ...stayFacts(names.planet('saturn'), stay, language),
    {
      key: 'who',
      label: words.labels.saturnNow,
      value: words.saturnWho(names.monthAndYear(first), names.monthAndYear(second)),
    },
  ];
}

function lunationFacts({ language, zone }: Known, event: EventOf<'lunation'>): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const opposite = event.phase === 'new-moon' ? 'full-moon' : 'new-moon';
  const name = words.phases[event.phase];
  const after = words.phaseAfter(words.phases[opposite]);
  const { answer } = event;
  return [
    {
      key: 'lunation',
      label: event.today ? names.today(name) : words.phaseNext(name),
      value: words.moonIn(names.sign(event.sign), names.dateAndTime(event.at)),
    },
    ...clockFacts(
      zone,
      { key: 'lunation', label: name, at: event.at, happens: { phase: PHASES[event.phase] } },
      language,
    ),
    {
      key: 'answer',
      label: after,
      value: words.moonIn(names.sign(answer.sign), names.dateAndTime(answer.at)),
    },
    ...clockFacts(
      zone,
      { key: 'answer', label: after, at: answer.at, happens: { phase: PHASES[opposite] } },
      language,
    ),
  ];
}

function eclipseFacts({ language, zone }: Known, event: EventOf<'eclipse'>): StatedFact[] {
  const { labels } = WORDS[language];
  const { eclipse, after } = event;
  const label = event.today ? labels.eclipseToday : labels.eclipseNext;
  const happens = { eclipse: true };
  return [
    { key: 'eclipse', label, value: eclipseTold(eclipse, language) },
    ...clockFacts(
      zone,
      { key: 'eclipse', label: labels.eclipse, at: eclipse.at, happens },
      language,
    ),
    { key: 'after', label: labels.after, value: eclipseTold(after, language) },
    ...clockFacts(zone, { key: 'after', label: labels.after, at: after.at, happens }, language),
  ];
}

function eclipseTold(eclipse: Eclipse, language: Language): string {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return words.eclipse({
    kind: words.eclipseKind(eclipse),
    position: names.position(eclipse.longitude),
    phase: words.phases[eclipse.eclipsed === 'sun' ? 'new-moon' : 'full-moon'],
    at: names.dateAndTime(eclipse.at),
  });
}

function stayFacts(name: string, stay: Stay, language: Language): StatedFact[] {
  const { position, since, until } = stay;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      key: 'today',
      label: names.today(name),
      value: words.positionOf(names.position(position.longitude), position.retrograde),
    },
    {
      key: 'stay',
      label: words.inSign(name, names.sign(position.sign)),
      value: words.fromTo(names.date(since.at), names.date(until.at)),
    },
  ];
}
