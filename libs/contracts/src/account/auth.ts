import { z } from 'zod';
import { publicKeySchema } from '../access-token';
import { problem } from '../field-problems';
import { countsSchema, event, request, roleSchema } from '../message';
import { text, textLike, trimmedText } from '../text';

/** A mail address as it is kept: trimmed, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { abort: true })
  .pipe(z.email());

/** A password as it is typed. What makes a new one good enough is the service's to say. */
export const passwordSchema = text(128, { min: 1 });

export const fullNameSchema = trimmedText(120, { min: 1 });

/** A secret that travels in a cookie or a mail: 256 bits. */
export const opaqueTokenSchema = textLike(/^[A-Za-z0-9_-]{43}$/, 43, problem('not_ours'));

/** The signed-in member as the browser knows them. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  role: roleSchema,
  /** The password is a one-time one: until it is changed nothing else is open. */
  must_change_password: z.boolean(),
  /** Signing in takes a code besides the password. Absent in answers of older releases. */
  second_factor: z.boolean().default(false),
  user_metadata: z.object({ full_name: z.string(), avatar_url: z.string().nullable() }),
});
export type User = z.infer<typeof userSchema>;

/** A session as the browser gets it: the refresh token travels in a cookie that no script can read. */
export const sessionSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.number().int(),
  /** Seconds since 1970. */
  expires_at: z.number().int(),
  user: userSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** A session with the secrets that the gateway puts into cookies. */
export const openedSessionSchema = z.object({
  session: sessionSchema,
  refreshToken: opaqueTokenSchema,
  refreshExpiresAt: z.iso.datetime(),
});
export type OpenedSession = z.infer<typeof openedSessionSchema>;

/** By which a browser that signed in before is known. */
const deviceSchema = z.object({ deviceToken: opaqueTokenSchema });

export const signUpBodySchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  data: z.strictObject({ full_name: fullNameSchema }),
});
export type SignUpBody = z.infer<typeof signUpBodySchema>;

export const signInBodySchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignInBody = z.infer<typeof signInBodySchema>;

/** What a right password alone gives where there is a second factor: signed, and soon over. */
export const challengeSchema = z.object({
  challenge: textLike(/^[0-9a-f-]{36}\.[0-9]{1,16}\.[A-Za-z0-9_-]{43}$/, 97, problem('not_ours')),
  /** Seconds. */
  expires_in: z.number().int(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** A code of the authenticator app, or one of the recovery codes, as it is typed. */
export const codeSchema = trimmedText(40, { min: 1 });

export const secondStepBodySchema = z.strictObject({
  challenge: challengeSchema.shape.challenge,
  code: codeSchema,
});
export type SecondStepBody = z.infer<typeof secondStepBodySchema>;

export const changePasswordBodySchema = z.strictObject({
  current_password: passwordSchema,
  new_password: passwordSchema,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;

export const emailBodySchema = z.strictObject({ email: emailSchema });
export type EmailBody = z.infer<typeof emailBodySchema>;

export const resetPasswordBodySchema = z.strictObject({
  token: opaqueTokenSchema,
  password: passwordSchema,
});
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;

export const changeAddressBodySchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
});
export type ChangeAddressBody = z.infer<typeof changeAddressBodySchema>;

export const tokenBodySchema = z.strictObject({ token: opaqueTokenSchema });
export type TokenBody = z.infer<typeof tokenBodySchema>;

/** Where a request came from; counted, never logged. */
const caller = { address: text(64) };

/** A body that holds nothing but the member's own password, once more. */
export const passwordBodySchema = z.strictObject({ password: passwordSchema });
export type PasswordBody = z.infer<typeof passwordBodySchema>;

/** The browser that somebody signs in with. */
const browser = {
  ...caller,
  deviceToken: opaqueTokenSchema.nullable(),
  /** Of the session this browser had before; it ends. */
  refreshToken: opaqueTokenSchema.nullable(),
  /** The guest that this browser was; what is kept of them becomes the member's. */
  guestId: z.uuid().nullable().default(null),
  /** What it calls itself; empty where it says nothing, and in requests of older releases. */
  userAgent: text(400).default(''),
};

const signedInSchema = openedSessionSchema.extend(deviceSchema.shape);
export type SignedIn = z.infer<typeof signedInSchema>;

/** One session of a member, as they are shown it. */
export const sessionEntrySchema = z.object({
  id: z.uuid(),
  /** Names of the browser and of its system; null where nobody knows. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  first_seen: z.iso.datetime(),
  /** To the minutes that an access token lasts. */
  last_used: z.iso.datetime(),
  is_current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

export const sessionListSchema = z.object({ sessions: z.array(sessionEntrySchema) });
export type SessionList = z.infer<typeof sessionListSchema>;

/** The session that asks. */
const asking = z.strictObject({ sessionId: z.uuid() });

const done = z.object({});

export const auth = {
  /**
   * Makes an account and mails a confirmation. A taken address is answered in the same way and
   * its owner is told by mail. @throws `weak_password`, `too_many_attempts`
   */
  signUp: request('auth.account.sign-up', signUpBodySchema.extend(caller), done),
  /**
   * Opens a session, or asks for the second factor where there is one.
   * @throws `invalid_credentials`, `too_many_attempts`, `service_unavailable` when too many ask at once
   */
  signIn: request(
    'auth.session.sign-in',
    signInBodySchema.extend(browser),
    z.union([signedInSchema, challengeSchema]),
  ),
  /** Opens the session that a challenge is about. @throws `challenge_over`, `wrong_code`, `too_many_attempts` */
  secondStep: request(
    'auth.session.second-step',
    secondStepBodySchema.extend(browser),
    signedInSchema,
  ),
  /** Goes on with a session under a new refresh token. @throws `session_missing` */
  refresh: request(
    'auth.session.refresh',
    z.strictObject({ refreshToken: opaqueTokenSchema }),
    openedSessionSchema,
  ),
  /** Ends the session of a refresh token; one that is over already is no error. */
  signOut: request(
    'auth.session.sign-out',
    z.strictObject({ refreshToken: opaqueTokenSchema }),
    done,
  ),
  /** The asking member's sessions that go on, the latest used first. */
  listSessions: request('auth.sessions.list', asking, sessionListSchema),
  /** Ends one of the asking member's sessions. @throws `not_found` */
  endSession: request('auth.sessions.end', z.strictObject({ id: z.uuid() }), done),
  /** Ends the asking member's sessions but the one that asks. */
  endOtherSessions: request('auth.sessions.end-others', asking, done),
  /** Ends all sessions of the asking member and forgets the browsers that were known. */
  signOutEverywhere: request('auth.session.sign-out-everywhere', z.strictObject({}), done),
  /**
   * Gives the asking member another password and ends all sessions but the one given.
   * @throws `wrong_password`, `weak_password`, `too_many_attempts`
   */
  changePassword: request(
    'auth.password.change',
    changePasswordBodySchema.extend({ sessionId: z.uuid() }),
    done,
  ),
  /** Mails a link to a new password, where there is an account. @throws `too_many_attempts` */
  forgotPassword: request('auth.password.forgotten', emailBodySchema.extend(caller), done),
  /**
   * Gives whoever got that mail another password and ends all sessions.
   * @throws `link_invalid`, `weak_password`
   */
  resetPassword: request(
    'auth.password.reset',
    resetPasswordBodySchema,
    /** The browser is known from now on, so that strangers' attempts don't keep the owner out. */
    deviceSchema,
  ),
  /**
   * Mails a link to the asking member's new address; the account has it once that is opened.
   * @throws `wrong_password`, `too_many_attempts`
   */
  changeAddress: request('auth.address.change', changeAddressBodySchema, done),
  /** Takes an address for confirmed by the link that went to it. @throws `link_invalid` */
  confirmAddress: request('auth.address.confirm', tokenBodySchema, done),
  /** Mails another link, where there is an account to confirm. @throws `too_many_attempts` */
  resendConfirmation: request('auth.address.resend', emailBodySchema.extend(caller), done),
  /** The asking member as the account is now. @throws `authentication_required` for one that is gone */
  user: request('auth.session.user', z.strictObject({}), z.object({ user: userSchema })),
  /**
   * Ends the asking member's subscription, then erases the account; every service erases what it
   * keeps. @throws `wrong_password`, `too_many_attempts`, `deletion_blocked` when the subscription
   * could not be ended
   */
  deleteAccount: request('auth.account.delete', passwordBodySchema, done, {
    withinMilliseconds: 25_000,
  }),
  /** Where a member can be written to. @throws `not_found` */
  contact: request(
    'auth.account.contact',
    z.strictObject({ userId: z.uuid() }),
    z.object({ email: z.string(), fullName: z.string() }),
  ),
  /** The keys that access tokens may be signed with, those of the near past and future included. */
  keys: request('auth.keys.list', z.strictObject({}), z.object({ keys: z.array(publicKeySchema) })),
};

export const authEvents = {
  /** Fires in the transaction that makes an account. */
  userRegistered: event(
    'event.auth.user.registered',
    z.object({ userId: z.uuid(), registeredAt: z.iso.datetime() }),
  ),
  /** Fires a few seconds after sessions were begun by signing in: how many (`begun`). */
  signInsCounted: event('event.auth.sign-ins.counted', countsSchema),
  /**
   * Fires in the transaction that notes at a sign-in which guest the member's browser was before;
   * what is kept under the guest is the member's from then on.
   */
  guestRecognised: event(
    'event.auth.guest.recognised',
    z.object({
      userId: z.uuid(),
      guestId: z.uuid(),
      /** What the guest of this browser does later, signed out again, is the guest's. */
      recognisedAt: z.iso.datetime(),
    }),
  ),
  /**
   * Fires in the transaction that erases an account; everybody erases what they keep of the member
   * and of the guests that the member's browsers were.
   */
  userDeleted: event(
    'event.auth.user.deleted',
    z.object({
      userId: z.uuid(),
      /** Absent in events of older releases. */
      guestIds: z.array(z.uuid()).default([]),
      deletedAt: z.iso.datetime(),
    }),
  ),
  /** Fires in the transaction that gives an account another address. Who needs it asks for it. */
  addressChanged: event(
    'event.auth.address.changed',
    z.object({ userId: z.uuid(), changedAt: z.iso.datetime() }),
  ),
  /** Fires when a member changes what other services go by; carries all of it. */
  profileChanged: event(
    'event.auth.profile.changed',
    z.object({
      userId: z.uuid(),
      modelOff: z.boolean(),
      /** Orders changes of one member: an older one arriving late is ignored. */
      changedAt: z.iso.datetime(),
    }),
  ),
};
