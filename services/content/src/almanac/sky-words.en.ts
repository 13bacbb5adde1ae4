import { eventName } from '@cosmic/sky/calendar/event-names';
import { RETROGRADES } from '@cosmic/divination/retrograde/retrogrades';
import { ASPECT_ADVICE, ASPECT_LEAD } from '@cosmic/tools/passages/aspects';
import { MOON_IN_SIGN } from '@cosmic/tools/passages/moon-in-sign';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent';
import { PLANET_PAIRS } from '@cosmic/tools/charts/planet-pairs';
import { SKY_NAMES } from '@cosmic/tools/words/sky-names';
import { capitalized, withArticle } from '@cosmic/tools/wording';
import {
  FOCUS_OPENING,
  PLANET_IN_SIGN,
  PLANET_PRACTICE,
  SIGN_EXCESS,
  SIGN_MANNER,
  STANDING,
  WATCH_FOR,
} from './focus-passages';
import {
  ECLIPSE,
  INGRESS,
  PHASE,
  PLANET_THEME,
  TURNS_DIRECT,
  TURNS_RETROGRADE,
} from './planet-passages';
import type { SkyWords } from './sky-words';

const names = SKY_NAMES.en;
const { date, day, listed, planet: label, planetName } = names;

const GOES_BACK =
  'seems to go back when we overtake it on the inner lane, or are overtaken; nothing about the planet itself has changed.';

const span = ({ from, to }: { from: Date; to: Date }) => `from ${date(from)} to ${date(to)}`;

/** What articles on the sky are told with in English. */
export const ENGLISH_SKY: SkyWords = {
  names,
  passages: {
    opening: FOCUS_OPENING,
    phase: PHASE,
    eclipse: ECLIPSE,
    ingress: INGRESS,
    turnsRetrograde: TURNS_RETROGRADE,
    turnsDirect: TURNS_DIRECT,
    theme: PLANET_THEME,
    moonInSign: MOON_IN_SIGN,
    accent: SIGN_ACCENT,
    retrograde: RETROGRADES,
    planetInSign: PLANET_IN_SIGN,
    manner: SIGN_MANNER,
    excess: SIGN_EXCESS,
    standing: STANDING,
    practice: PLANET_PRACTICE,
    watchFor: WATCH_FOR,
    aspectLead: ASPECT_LEAD,
    aspectAdvice: ASPECT_ADVICE,
    pairs: PLANET_PAIRS,
  },
  timeNote:
    'All dates are in Universal Time; near midnight your own clock may show the day before or after.',
  first: capitalized,
  periodName: ({ name }) => name,
  eventName,
  eclipseSlots({ type, eclipsed }) {
    const eclipse = `${type} eclipse of the ${label(eclipsed)}`;
    return { eclipse, anEclipse: withArticle(eclipse) };
  },
  phaseName: (phase) => phase.split('-').map(capitalized).join(' '),
  span,
  planetInSign: (planet, sign) => `${label(planet)} in ${sign}`,
  sky: {
    thing: 'the sky',
    subtitle: ({ isNamed, name, from }) =>
      isNamed ? `the sky of ${name}` : `the sky of the coming month, from ${day(from)}`,
    description: ({ isNamed, name, from }) =>
      `What happens in the sky in ${isNamed ? name : `the month from ${date(from)}`}: the phases of the Moon, changes of sign, stations and what each may ask of you.`,
    tags: {
      moon: 'moon',
      calendar: 'sky calendar',
      eclipses: 'eclipses',
      retrograde: 'retrograde',
    },
    planetTag: (planet) => planet,
    signTag: (sign) => sign,
    retrogradeIn: (planet, sign) => `${label(planet)} retrograde in ${sign}`,
    headings: {
      glance: 'The month at a glance',
      moon: 'The Moon, phase by phase',
      changes: 'What changes',
      backwards: 'Who runs backwards',
    },
    where: (planet) => `Where ${planetName(planet)} stands`,
    stands: (planet, sign, theme) =>
      `${capitalized(planetName(planet))} is in ${sign} as the month begins. It speaks of ${theme}, and a sign lends it a manner.`,
    backwards: (planets) =>
      `Retrograde as the month begins: ${planets}. Seen from the Earth a planet ${GOES_BACK}`,
    happens: (rhythm, until) =>
      `It happens ${rhythm}${until ? `, and this time it lasts until ${date(until)}` : ''}.`,
  },
  focus: {
    title: (thing, { name }) => `${capitalized(thing)} in ${name}`,
    description: (thing, { name }, isOfPlanets) =>
      `${capitalized(thing)} in ${name}: ${
        isOfPlanets
          ? 'where it really stands, from day to day and degree to degree, whom it meets, and what that may ask of you'
          : 'the true dates and signs, and what may be done with them'
      }.`,
    subtitles: {
      eclipses: 'the dates, and what to do with them',
      phases: 'day, sign and what to do with it',
      backwards: 'who, when and for how long',
      notBackwards: 'not this time, and when it will be',
      mistaken: 'where it really stands',
      planets: 'dates, degrees and meetings',
    },
    things: { eclipses: 'the eclipses', backwards: 'the planets that run backwards' },
    planetIn: (planet, signs) => `${planetName(planet)} in ${signs}`,
    phases: (phases) => `the ${phases}`,
    glance: ({ name }) => `${capitalized(name)} at a glance`,
  },
  course: {
    where: (planet, { name }) => `Where ${planetName(planet)} is in ${name}`,
    notThere(planet, sign, { name }, next) {
      const then = next
        ? `The next time ${planetName(planet)} is in ${sign} is ${span(next)}.`
        : 'It will not be there in this century or the next.';
      return `First the plain truth: ${planetName(planet)} is not in ${sign} in ${name}, not on a single day. ${then} What follows is where it stands instead, and what each of these signs makes of it.`;
    },
    whole: (planet, sign, _period, { from, to }) =>
      `${capitalized(planetName(planet))} is in ${sign} for the whole of it: it came on ${date(from)} and stays until ${date(to)}.`,
    visits: (planet, sign, { name }, visits) =>
      `${capitalized(planetName(planet))} is in ${sign} ${visits}; on the other days of ${name} it is elsewhere.`,
    moon: 'The Moon goes through all twelve signs in a little over twenty-seven days, so she changes hers every two or three.',
    stays(planet, { name }, first, later) {
      const begins = `${capitalized(planetName(planet))} begins ${name} in ${names.sign(first.sign)}, which it entered on ${date(first.from)}`;
      const last = later.at(-1);
      if (!last) return `${begins} and leaves on ${date(first.to)}.`;
      const moves = later.map(({ sign, from }) => `${names.sign(sign)} on ${date(from)}`);
      return `${begins}. Then it moves on: into ${listed(moves)}, which it leaves on ${date(last.to)}.`;
    },
    makes: (sign, planet) => `What ${sign} makes of ${planetName(planet)}`,
    accents: 1,
    meets: (planet) => `Whom ${planetName(planet)} meets`,
    on: (at) => `on ${date(at)}`,
    meeting: (planet, { partner, aspect }) => `${label(planet)} ${aspect} ${label(partner)}`,
    place: (planet, position) => `${label(planet)} at ${position}`,
    absent: ({ name }) => `not there on any day of ${name}`,
    noon: (on) => `${on}, noon UTC`,
    factSpan: ({ from, to }) => `${date(from)} to ${date(to)}`,
  },
  retrograde: {
    asks: (planet) => `Does ${planetName(planet)} run backwards?`,
    no: (planet, { name }, next, rhythm) =>
      `No. In ${name} ${planetName(planet)} moves forward throughout.${next ? ` Its next backward stretch is ${span(next)}, for that happens ${rhythm}.` : ''}`,
    yes: (spans, rhythm) =>
      `Yes, it is retrograde ${spans}. Seen from the Earth a planet ${GOES_BACK} It happens ${rhythm}.`,
    who: ({ name }) => `Who runs backwards in ${name}`,
    what: `A planet is called retrograde while, seen from the Earth, it seems to run backwards. It ${GOES_BACK}`,
    name: (planet) => `${label(planet)} retrograde`,
  },
  phases: {
    heading: (phases, { name }) => `The ${phases} of ${name}`,
    elsewhere: ({ name }, signs) =>
      `First things first: not every such Moon falls where one expects it, and those of ${name} stand in ${signs}.`,
    next: (event) =>
      `The next one of the sign that was asked for is the ${eventName(event)}, on ${date(event.at)}.`,
  },
  eclipses: {
    heading: ({ name }) => `The eclipses of ${name}`,
    later: 'When the next eclipse comes',
    none: ({ name }) => `There is no eclipse in ${name}.`,
  },
  houses: {
    heading: (houses) => `And the ${houses} house`,
    who: (planet, sign, rising) =>
      `while ${planetName(planet)} is in ${sign}, that is where it is for people born with ${rising} on the eastern horizon`,
    text: (house, who) =>
      `The ${names.house(house)} house is the one of ${names.houseTheme(house)}. Houses are counted from each person’s own rising sign, so no planet is in it for everybody${who && `: ${who}`}. If that is you, read what was said above as a word about your ${names.house(house)} house.`,
  },
};
