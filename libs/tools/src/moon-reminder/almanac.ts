import { compose } from '../compose';
import {
  REMINDER_CLOSING,
  REMINDER_SPAN,
  REMINDER_TODAY,
  REMINDER_TODAY_DARK,
  REMINDER_UNDERWAY,
  REMINDER_WHEN,
} from '../passages/reminder-lines';
import {
  PLAN_AFTER,
  PLAN_BEFORE,
  PLAN_DAY,
  PLAN_SHORT,
  REMINDER_OPENING,
  SET_DOWN,
} from '../passages/reminder-phase';
import { REMINDER_HABIT, REMINDER_HOUSE, REMINDER_IN_SIGN } from '../passages/reminder-sign';
import { daysFromToday } from '../phase-ahead';
import { utcDate } from '../today';
import { signBy, timeOfDay, weekdayAndDay } from '../wording';
import type { PlanDay, ReminderFacts } from './facts';

/** Lit by less than this, the Moon is lost in the light of the Sun. */
const DARK = 0.03;

/** Composes a reminder from our authors' passages. */
export function almanac(facts: ReminderFacts, seed: string): string {
  const { sign, ahead, house, moon, noon, before, after } = facts;
  const when = {
    phase: ahead.phase,
    date: weekdayAndDay(ahead.at),
    time: `${timeOfDay(ahead.at)} UTC`,
    away: daysFromToday(ahead.days),
  };
  const span = { from: weekdayAndDay(ahead.from), to: weekdayAndDay(ahead.to) };
  const today = {
    moonSign: signBy(moon.sign).name,
    lit: `${Math.round(moon.illumination * 100)}%`,
  };
  return compose(
    [seed, sign.key, ahead.phase, utcDate(noon)],
    [
      [
        { from: REMINDER_OPENING[ahead.phase] },
        { from: REMINDER_WHEN, slots: when },
        ahead.underwayUntil
          ? {
              from: REMINDER_UNDERWAY,
              slots: { phase: ahead.phase, until: weekdayAndDay(ahead.underwayUntil) },
            }
          : { from: REMINDER_SPAN, slots: span },
      ],
      [
        { from: REMINDER_IN_SIGN[ahead.sign] },
        { from: REMINDER_HOUSE[house - 1] ?? [], slots: { sign: sign.name } },
        { from: REMINDER_HABIT[sign.key] },
      ],
      [
        { from: SET_DOWN[ahead.phase] },
        before
          ? { from: PLAN_BEFORE[ahead.phase], slots: daySlots('before', before) }
          : { from: PLAN_SHORT },
        { from: PLAN_DAY[ahead.phase] },
        { from: PLAN_AFTER[ahead.phase], slots: daySlots('after', after) },
      ],
      [
        { from: moon.illumination < DARK ? REMINDER_TODAY_DARK : REMINDER_TODAY, slots: today },
        { from: REMINDER_CLOSING },
      ],
    ],
  );
}

function daySlots(name: 'before' | 'after', { noon, moonSign }: PlanDay): Record<string, string> {
  return { [name]: weekdayAndDay(noon), [`${name}Sign`]: signBy(moonSign).name };
}
