import { dayOf } from '../design/sky/days';
import type { ReplyOf } from './server';

const HOURS_MS = 3_600_000;
const around = (hours: number) => new Date(Date.now() + hours * HOURS_MS).toISOString();

/** Today of a Leo who has turned and written nothing yet. */
export function dayOfLeo(): ReplyOf<'getToday'> {
  const date = dayOf(new Date());
  return {
    date,
    zone: 'Europe/Berlin',
    language: 'en',
    basis: 'sign',
    sign: 'leo',
    headline: 'Say the kind thing first.',
    moon: {
      at: around(0),
      phase: 'Waxing Gibbous',
      illumination: 0.97,
      waxing: true,
      elongation: 160,
      tilt: 12,
      sign: 'taurus',
      degree: 4,
      words: 'Waxing gibbous Moon in Taurus, 97% lit',
    },
    transit: {
      kind: 'sky',
      mover: 'venus',
      point: 'saturn',
      aspect: 'trine',
      tone: 'flow',
      house: 4,
      title: 'Venus keeps step with Saturn',
      meaning: 'Ask for the thing in plain words.',
      window: {
        from: around(-50),
        exact: [around(2)],
        until: around(60),
        untilWords: 'until Thursday',
      },
      facts: [{ key: 'venus', label: 'Venus', value: "Scorpio 3°12'" }],
    },
    others: [],
    question: 'What can wait until tomorrow?',
    tomorrow: 'A small repair saves a large speech.',
    lunation: { day: 1, days: 30, from: date, to: date, phases: [{ phase: 'new-moon', date }] },
    edition: { engine: '1', words: '1' },
    card: { commitment: 'ab'.repeat(32), turned: null },
    note: null,
    ticks: [],
    before: [],
  };
}
