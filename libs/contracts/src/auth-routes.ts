import { z } from 'zod';
import {
  changeAddressBodySchema,
  changePasswordBodySchema,
  emailBodySchema,
  passwordBodySchema,
  resetPasswordBodySchema,
  sessionSchema,
  signInBodySchema,
  signUpBodySchema,
  tokenBodySchema,
  userSchema,
} from './auth';
import type { ErrorCode } from './errors';
import type { HttpRoute } from './http';
import { profileChangeSchema, profileSchema } from './profile';

/** What every route with a body may answer. */
const WITH_BODY = [
  'invalid_input',
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'service_unavailable',
  'timeout',
] as const satisfies readonly ErrorCode[];

/** A body for routes that need nothing said: its content type keeps other sites' forms out. */
const nothing = z.strictObject({});

const done = z.object({});

/** The routes of accounts, sessions and profiles. */
export const authRoutes = {
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up',
    summary: 'Makes an account; a taken address gets the same answer and a letter',
    status: 201,
    body: signUpBodySchema,
    reply: done,
    errors: ['weak_password', 'too_many_attempts', ...WITH_BODY],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Opens a session; its refresh token is set as a cookie',
    status: 200,
    body: signInBodySchema,
    reply: sessionSchema,
    errors: ['invalid_credentials', 'too_many_attempts', ...WITH_BODY],
  },
  refreshSession: {
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Goes on with the session of the cookie, under a new access and refresh token',
    status: 200,
    body: nothing,
    reply: sessionSchema,
    errors: ['session_missing', ...WITH_BODY],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Ends the session of the cookie',
    status: 200,
    body: nothing,
    reply: done,
    errors: WITH_BODY,
  },
  getSession: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Whose access token this is, as the account is now; null for a guest',
    status: 200,
    reply: z.object({
      session: z.object({ expires_at: z.number().int(), user: userSchema }).nullable(),
    }),
    errors: ['authentication_required', 'service_unavailable', 'timeout'],
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    summary: "Ends all of the member's sessions, on all devices",
    status: 200,
    body: nothing,
    reply: done,
    errors: ['authentication_required', ...WITH_BODY],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Gives the member another password; every other session ends',
    status: 200,
    body: changePasswordBodySchema,
    reply: done,
    errors: [
      'authentication_required',
      'wrong_password',
      'weak_password',
      'too_many_attempts',
      ...WITH_BODY,
    ],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/password/forgotten',
    summary: 'Mails a link to a new password; the answer is the same where there is no account',
    status: 202,
    body: emailBodySchema,
    reply: done,
    errors: ['too_many_attempts', ...WITH_BODY],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/password/reset',
    summary: 'Sets a new password by the token of the mail; all sessions end',
    status: 200,
    body: resetPasswordBodySchema,
    reply: done,
    errors: ['link_invalid', 'weak_password', ...WITH_BODY],
  },
  changeAddress: {
    method: 'POST',
    path: '/api/auth/address',
    summary: 'Mails a link to a new address; the account has it once the link is opened',
    status: 202,
    body: changeAddressBodySchema,
    reply: done,
    errors: ['authentication_required', 'wrong_password', 'too_many_attempts', ...WITH_BODY],
  },
  confirmAddress: {
    method: 'POST',
    path: '/api/auth/address/confirm',
    summary: 'Confirms an address by the token that was mailed to it',
    status: 200,
    body: tokenBodySchema,
    reply: done,
    errors: ['link_invalid', ...WITH_BODY],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/auth/address/resend',
    summary: 'Mails the link again; the answer is the same where there is nothing to confirm',
    status: 202,
    body: emailBodySchema,
    reply: done,
    errors: ['too_many_attempts', ...WITH_BODY],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/auth/account',
    summary: 'Cancels the subscription and erases the account with everything kept of the member',
    status: 200,
    body: passwordBodySchema,
    reply: done,
    errors: [
      'authentication_required',
      'wrong_password',
      'too_many_attempts',
      'deletion_blocked',
      ...WITH_BODY,
    ],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/auth/export',
    summary: 'Everything that is kept of the member, by service and table',
    status: 200,
    reply: z.object({
      exported_at: z.iso.datetime(),
      services: z.record(z.string(), z.record(z.string(), z.array(z.unknown()))),
    }),
    errors: ['authentication_required', 'too_many_attempts', 'service_unavailable', 'timeout'],
  },
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    summary: "The member's profile with the signs that follow from the birth data",
    status: 200,
    reply: profileSchema,
    errors: ['authentication_required', 'service_unavailable', 'timeout'],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Changes the profile; what is left out stays, null forgets',
    status: 200,
    body: profileChangeSchema,
    reply: profileSchema,
    errors: ['authentication_required', ...WITH_BODY],
  },
} as const satisfies Record<string, HttpRoute>;
