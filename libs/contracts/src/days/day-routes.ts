import { z } from 'zod';
import {
  dayNoteSchema,
  dayQuerySchema,
  daySchema,
  keptDaysQuerySchema,
  keptDaysSchema,
  localDateSchema,
  noteBodySchema,
  ticksSchema,
  turnBodySchema,
  turnedCardSchema,
} from './days';
import { zoneSchema } from '../sky/places';
import type { HttpRoute } from '../route';

/** The day of whoever asks, and what they keep of it. Guests own theirs by the guest's cookie. */
export const dayRoutes = {
  getToday: {
    method: 'GET',
    path: '/api/today',
    access: 'anyone',
    summary: "The day of a member's own chart, or of a sign: the same each time it is asked for",
    notes:
      "A member's birth data come from the profile; `sign` is for whoever has none there. Dates " +
      'before today are told as well. Asking ticks nothing: `PUT /api/today/tick` does.',
    status: 200,
    query: dayQuerySchema,
    reply: daySchema,
    errors: ['sign_needed'],
  },
  openToday: {
    method: 'PUT',
    path: '/api/today/tick',
    access: 'anyone',
    summary: 'Ticks a day as opened in the ring of its lunation; the same again changes nothing',
    status: 200,
    body: z.strictObject({ date: localDateSchema, zone: zoneSchema }),
    reply: ticksSchema,
    errors: ['day_over', 'too_many_attempts'],
  },
  turnCard: {
    method: 'POST',
    path: '/api/today/card',
    access: 'anyone',
    summary: 'Turns the card of a day, drawn fairly from both seeds; a turned one stays',
    notes:
      'The day tells `card.commitment` first. Send it back with a seed of your own; the answer ' +
      'tells the seed behind it, and `verifyDraw` for the spread `daily` gives the same card.',
    status: 200,
    body: turnBodySchema,
    reply: turnedCardSchema,
    errors: ['day_over', 'too_many_attempts'],
  },
  writeNote: {
    method: 'PUT',
    path: '/api/today/note',
    access: 'anyone',
    summary: "Keeps the one-line answer to a day's question, sealed, in place of the one before",
    status: 200,
    body: noteBodySchema,
    reply: dayNoteSchema,
    errors: ['day_over', 'too_many_attempts'],
  },
  eraseNote: {
    method: 'DELETE',
    path: '/api/today/note',
    access: 'anyone',
    summary: 'Removes the answer of a day; one that is not there is no error',
    status: 200,
    query: z.strictObject({ date: localDateSchema }),
    reply: z.object({}),
  },
  listDays: {
    method: 'GET',
    path: '/api/today/days',
    access: 'anyone',
    summary: "One's own days of a month: ticks, cards and notes",
    status: 200,
    query: keptDaysQuerySchema,
    reply: keptDaysSchema,
  },
} as const satisfies Record<string, HttpRoute>;
