import { z } from 'zod';
import { idempotencyKeySchema } from '../idempotency-key';
import { pairQuerySchema, pairSchema } from './pairs';
import { peopleSchema, personBodySchema, personSchema } from './people';
import type { HttpRoute } from '../route';

const params = z.object({ id: z.uuid() });

/** The routes of those whom a member keeps with their births. */
export const peopleRoutes = {
  listPeople: {
    method: 'GET',
    path: '/api/people',
    access: 'member',
    summary: 'Those whom the member keeps, with the signs that follow from their births',
    status: 200,
    reply: peopleSchema,
  },
  addPerson: {
    method: 'POST',
    path: '/api/people',
    access: 'member',
    summary: 'Keeps somebody with their birth; nobody is told of it',
    notes: 'The same `Idempotency-Key` again is the same person.',
    status: 201,
    headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
    body: personBodySchema,
    reply: personSchema,
    errors: ['people_full'],
  },
  getPair: {
    method: 'GET',
    path: '/api/pairs',
    access: 'member',
    summary: 'Two births beside each other: aspects, houses, composite, Davison chart, guna milan',
    notes: 'Either is `me` or the id of somebody whom the member keeps.',
    status: 200,
    query: pairQuerySchema,
    reply: pairSchema,
    errors: ['not_found', 'birth_date_needed'],
  },
  changePerson: {
    method: 'PUT',
    path: '/api/people/:id',
    access: 'member',
    summary: 'Writes all that is kept of somebody anew',
    status: 200,
    params,
    body: personBodySchema,
    reply: personSchema,
    errors: ['not_found'],
  },
  removePerson: {
    method: 'DELETE',
    path: '/api/people/:id',
    access: 'member',
    summary: 'Forgets somebody',
    status: 200,
    params,
    reply: z.object({}),
    errors: ['not_found'],
  },
} as const satisfies Record<string, HttpRoute>;
