import { z } from 'zod';
import { event } from './message';

export const authEvents = {
  /** Fires in the transaction that erases an account; everybody erases what they keep of the member. */
  userDeleted: event(
    'event.auth.user.deleted',
    z.object({ userId: z.uuid(), deletedAt: z.iso.datetime() }),
  ),
};
