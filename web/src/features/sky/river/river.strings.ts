import type { AspectPoint } from '@cosmic/sky/charts/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import type { DayAspect, Tone } from '@cosmic/tools/day/transit-terms';

const ANGLES: Readonly<Record<'ascendant' | 'midheaven', string>> = {
  ascendant: 'your Ascendant',
  midheaven: 'your Midheaven',
};
const ASPECTS: Readonly<Record<DayAspect, string>> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};
const TONES: Readonly<Record<Tone, string>> = {
  meeting: 'conjunction',
  flow: 'trine and sextile',
  friction: 'square and opposition',
};
const FASTER: Readonly<Partial<Record<Planet, string>>> = {
  mars: 'Mars joins at 12 years',
  sun: 'The Sun joins at 4 years',
  venus: 'Venus joins at 4 years',
  mercury: 'Mercury joins at 4 years',
  moon: 'The Moon joins at 3 months',
};

export const riverStrings = {
  title: 'The transit river',
  intro:
    'Eighty years of your life from left to right. Each line is a planet that comes to a point of your birth chart, and every dot on it is a day on which it stands there exactly.',
  birth: {
    title: 'Whose river?',
    intro: 'The birth you type here is worked out in this page and kept nowhere.',
    fields: { birth_date: 'Birth date', birth_time: 'Birth time', birth_place: 'Birth place' },
    hints: {
      birth_time: 'Optional: by the clock of the place. Moon, Ascendant and Midheaven need it.',
      birth_place: 'Optional: the clock of the hour is read there.',
    },
    needed: 'Please give the birth date',
    range: 'Please give a date from 1900 until today',
    place: 'The hour needs the town, so that its clock can be read',
    show: 'Show the river',
    other: 'Look at another birth',
    own: 'Back to my own',
  },
  working: 'Following ten planets through eighty years',
  failed: 'The river could not be worked out here. Your connection may be down.',
  profileFailed: 'Your birth could not be loaded.',
  again: 'Try again',
  closerFailed: 'The faster planets could not be fetched.',
  untimed:
    'Without hour and place of birth the Moon, the Ascendant and the Midheaven are left out, and the days are right to about half a day for the faster planets and to some weeks for the slowest.',
  drawing: 'The river, from slow planets above to fast ones below',
  help: 'Arrow keys move along, plus and minus look closer and wider, Home shows the whole life. Drag with one finger, pinch with two, or turn the wheel after a click. The list below says the same in words.',
  controls: 'Move along the river',
  earlier: 'Earlier',
  later: 'Later',
  closer: 'Look closer',
  wider: 'Look wider',
  whole: 'Whole life',
  now: 'These years',
  today: 'Today',
  faster: FASTER,
  tones: TONES,
  toneTitle: 'How the lines are drawn',
  list: (from: string, to: string) => `From ${from} to ${to}`,
  count: (count: number) =>
    count === 1 ? '1 line of the river' : `${count.toLocaleString('en')} lines of the river`,
  none: 'Nothing becomes exact in this stretch. Look wider, or move along.',
  showEarlier: 'Show earlier ones',
  showLater: 'Show later ones',
  contact: (planet: string, aspect: DayAspect, point: AspectPoint, natal: string) =>
    `${planet} ${ASPECTS[aspect]} ${point === 'ascendant' || point === 'midheaven' ? ANGLES[point] : `your ${natal}`}`,
  passes: (count: number) => (count === 1 ? 'Exact once' : `Exact ${count} times`),
  forwards: 'forwards',
  backwards: 'retrograde',
  chosen: 'The line you touched',
  close: 'Close',
  sentenceLost: 'The words for it could not be fetched.',
} as const;
