import { z } from 'zod';
import type { HttpRoute } from '../route';
import {
  pictureQuerySchema,
  pictureSchema,
  sharedReadingSchema,
  shareSchema,
  shareTokenSchema,
} from './sharing';

/** The routes by which readings are shown to others: as pictures and by public links. */
export const sharingRoutes = {
  getReadingPicture: {
    method: 'GET',
    path: '/api/readings/:id/picture',
    access: 'anyone',
    summary: 'A picture of a finished reading to pass on, with no birth data, PNG',
    status: 200,
    params: z.object({ id: z.uuid() }),
    query: pictureQuerySchema,
    reply: pictureSchema,
    errors: ['not_found', 'not_shareable', 'too_many_attempts'],
  },
  shareReading: {
    method: 'PUT',
    path: '/api/readings/:id/share',
    access: 'member',
    summary: 'Makes the public link of a saved reading; the one that there is stays',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: shareSchema,
    errors: ['not_found', 'not_shareable'],
  },
  stopSharing: {
    method: 'DELETE',
    path: '/api/readings/:id/share',
    access: 'member',
    summary: 'Ends the public link of a saved reading for good',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: z.object({}),
    errors: ['not_found'],
  },
  getShared: {
    method: 'GET',
    path: '/api/shared/:token',
    access: 'anyone',
    summary: 'What stands behind a public link; one that has ended is not found',
    status: 200,
    params: z.object({ token: shareTokenSchema }),
    reply: sharedReadingSchema,
    errors: ['not_found', 'too_many_attempts'],
  },
} as const satisfies Record<string, HttpRoute>;
