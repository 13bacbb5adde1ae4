import { z } from 'zod';
import { noticesBodySchema, noticesQuerySchema, noticesSchema, noticesStopSchema } from './notices';
import { profileChangeSchema, profileSchema } from './profile';
import { reminderChangeSchema, reminderSchema, stopTokenSchema } from './reminders';
import type { HttpRoute } from '../route';
import {
  calendarBodySchema,
  madeCalendarSchema,
  transitCalendarSchema,
} from '../sky/transit-calendar';

const done = z.object({});

/** The routes of what members tell of themselves, and of how they are told their days. */
export const profileRoutes = {
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    access: 'member',
    summary: "The member's profile with the signs that follow from the birth data",
    status: 200,
    reply: profileSchema,
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/profile',
    access: 'member',
    summary: 'Changes the profile; what is left out stays, null forgets',
    status: 200,
    body: profileChangeSchema,
    reply: profileSchema,
  },
  getReminder: {
    method: 'GET',
    path: '/api/reminders',
    access: 'member',
    summary: 'How often the member gets the day by mail, at which hour, and when next',
    status: 200,
    reply: reminderSchema,
  },
  changeReminder: {
    method: 'PUT',
    path: '/api/reminders',
    access: 'member',
    summary: 'Turns the letters on, over or off: at dawn over a place, or at an hour of the zone',
    notes:
      'What is left out is as it is for somebody who never chose: seven o’clock, no silent day.',
    status: 200,
    body: reminderChangeSchema,
    reply: reminderSchema,
    errors: ['sign_needed'],
  },
  stopReminder: {
    method: 'POST',
    path: '/api/reminders/stop/:token',
    access: 'anyone',
    ignoresToken: true,
    summary: 'The one-click way out of the letters (RFC 8058): by their link, whoever is signed in',
    status: 200,
    params: z.object({ token: stopTokenSchema }),
    anyOrigin: true,
    reply: done,
    errors: ['link_invalid'],
  },
  getTransitCalendar: {
    method: 'GET',
    path: '/api/profile/calendar',
    access: 'member',
    summary: 'Whether the member has a private calendar of their transits',
    status: 200,
    reply: transitCalendarSchema,
  },
  makeTransitCalendar: {
    method: 'POST',
    path: '/api/profile/calendar',
    access: 'member',
    summary:
      'Makes a secret address of a calendar of one’s own transits, in place of the one before',
    notes:
      'The address is told once. Whoever has it reads the calendar (`text/calendar`, RFC 5545) ' +
      'without signing in, until it is taken back.',
    status: 201,
    body: calendarBodySchema,
    reply: madeCalendarSchema,
    errors: ['birth_date_needed'],
  },
  revokeTransitCalendar: {
    method: 'DELETE',
    path: '/api/profile/calendar',
    access: 'member',
    summary: 'Takes the address of the calendar back; one that is not there is no error',
    status: 200,
    reply: done,
  },
  getNotices: {
    method: 'GET',
    path: '/api/notices',
    access: 'member',
    summary: 'Whether a device is told the member’s day by web push, and the key to subscribe with',
    status: 200,
    query: noticesQuerySchema,
    reply: noticesSchema,
  },
  startNotices: {
    method: 'PUT',
    path: '/api/notices',
    access: 'member',
    summary: 'Has a device told the member’s day, once each morning that is not silent',
    notes:
      'Mornings begin as `PUT /api/reminders` says, at seven by the zone where it says nothing.',
    status: 200,
    body: noticesBodySchema,
    reply: noticesSchema,
    errors: ['sign_needed'],
  },
  stopNotices: {
    method: 'POST',
    path: '/api/notices/stop',
    access: 'member',
    summary: 'Tells a device nothing more; one that is told nothing is no error',
    status: 200,
    body: noticesStopSchema,
    reply: noticesSchema,
  },
} as const satisfies Record<string, HttpRoute>;
