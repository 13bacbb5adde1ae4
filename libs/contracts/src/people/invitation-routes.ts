import { z } from 'zod';
import {
  enteredBirthSchema,
  invitationBodySchema,
  invitationsSchema,
  invitationTokenSchema,
  madeInvitationSchema,
  openedInvitationSchema,
  ownBirthSchema,
} from './invitations';
import type { HttpRoute } from '../route';

const params = z.object({ token: invitationTokenSchema });

/** The routes of the links by which friends enter their own births. */
export const invitationRoutes = {
  listInvitations: {
    method: 'GET',
    path: '/api/invitations',
    access: 'member',
    summary: "The member's links that still wait for somebody's birth",
    status: 200,
    reply: invitationsSchema,
  },
  makeInvitation: {
    method: 'POST',
    path: '/api/invitations',
    access: 'member',
    summary:
      'Makes a link by which somebody can enter their own birth, once and without an account',
    notes: 'The page of the link is `/with/{token}`. The token is told now and never again.',
    status: 201,
    body: invitationBodySchema,
    reply: madeInvitationSchema,
    errors: ['invitations_full', 'people_full', 'too_many_attempts'],
  },
  endInvitation: {
    method: 'DELETE',
    path: '/api/invitations/:id',
    access: 'member',
    summary: 'Ends a link that still waits',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: z.object({}),
    errors: ['not_found'],
  },
  openInvitation: {
    method: 'GET',
    path: '/api/with/:token',
    access: 'anyone',
    ignoresToken: true,
    summary:
      'Who asks by a link, and whether a birth was entered by it; one that has ended is not found',
    status: 200,
    params,
    reply: openedInvitationSchema,
    errors: ['not_found', 'too_many_attempts'],
  },
  enterBirth: {
    method: 'POST',
    path: '/api/with/:token',
    access: 'anyone',
    ignoresToken: true,
    summary: 'Keeps the birth of whoever has the link for the member who asked',
    status: 201,
    params,
    body: ownBirthSchema,
    reply: enteredBirthSchema,
    errors: ['not_found', 'birth_entered', 'people_full', 'too_many_attempts'],
  },
  takeBirthBack: {
    method: 'DELETE',
    path: '/api/with/:token',
    access: 'anyone',
    ignoresToken: true,
    summary: 'Ends a link, and erases the birth that was entered by it',
    status: 200,
    params,
    reply: z.object({}),
    errors: ['not_found', 'too_many_attempts'],
  },
} as const satisfies Record<string, HttpRoute>;
