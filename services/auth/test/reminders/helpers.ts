import type { INestApplication } from '@nestjs/common';
import type { Actor } from '@cosmic/contracts/message';
import type { Place } from '@cosmic/contracts/sky/places';
import { profile, type ProfileChange } from '@cosmic/contracts/account/profile';
import {
  reminders,
  type Frequency,
  type ReminderChange,
} from '@cosmic/contracts/account/reminders';
import type { SentLetter } from '@cosmic/migrate/testing/letters';
import { until } from '@cosmic/platform/testing/until';
import { DueReminders } from '@cosmic/auth/reminders/due-reminders';
import type { TestBed } from '../make';

export const CHENNAI: Place = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.08,
  longitude: 80.27,
  zone: 'Asia/Kolkata',
};
const CHOSEN = {
  at: '07:00',
  place: null,
  silent_days: [],
  language: 'en',
  sign: 'leo',
} satisfies Partial<ReminderChange>;

export type ReminderHelpers = ReturnType<typeof reminderHelpers>;

/**
 * What members do with their reminders, and the looks of the workers.
 *
 * @param made  the bed, and the workers that look, once they are there
 */
export function reminderHelpers(made: () => { bed: TestBed; workers: INestApplication[] }) {
  const bed = () => made().bed;
  const get = (actor: Actor) => bed().rpc.send(reminders.get, actor, {});
  const turn = (
    actor: Actor,
    frequency: Frequency,
    zone = 'Asia/Kolkata',
    more: Partial<ReminderChange> = {},
  ) => bed().rpc.send(reminders.change, actor, { ...CHOSEN, frequency, zone, ...more });
  const change = (actor: Actor, data: ProfileChange) => bed().rpc.send(profile.change, actor, data);
  const confirmed = async () => {
    const member = await bed().member();
    await bed().world.query('UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1', [
      member.actor.id,
    ]);
    return member;
  };
  const goTo = (instant: string | null, later = 0) =>
    bed().pass((Date.parse(instant!) - bed().now().getTime()) / 1_000 + later);
  const due = () =>
    bed().world.query('SELECT FROM auth.reminders WHERE next_at <= $1', [bed().now()]);
  /** One look of all workers at once, as the queue would have each take one. */
  const look = async () => {
    await Promise.all(made().workers.map((app) => app.get(DueReminders).run()));
    // What a job of their own scheduler held meanwhile, that job sees to.
    await until(async () => (await due()).length === 0, 'all that is due is seen to');
  };
  const morningLetters = async (email: string): Promise<SentLetter[]> =>
    (await bed().letters(email)).filter(({ subject }) => /^Your (day|week)/.test(subject));
  return { bed, get, turn, change, confirmed, goTo, look, morningLetters };
}
