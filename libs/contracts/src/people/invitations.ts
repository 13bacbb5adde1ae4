import { z } from 'zod';
import { problem } from '../field-problems';
import { request } from '../message';
import { MAX_PERSON_NAME, personBirth, personSchema } from './people';
import { RELATIONS } from './relations';
import { textLike, trimmedText } from '../text';

/** How many links of a member may wait for somebody at a time. */
export const MAX_INVITATIONS = 20;

/** What the address of an invitation ends in: 256 random bits, of which a hash is kept. */
export const invitationTokenSchema = textLike(/^[\w-]{43}$/, 43, problem('not_ours'));

const name = trimmedText(MAX_PERSON_NAME, {
  min: 1,
  error: problem('text_needed', { max: MAX_PERSON_NAME }),
});

/** What a member writes who invites somebody. */
const told = {
  /** By what name the friend is told who asks. */
  asked_by: name,
  /** Whom it is for: it stands in the friend's form, where they may change it. */
  name: name.nullable().default(null),
  /** Who they are to the member; the friend is not told. */
  relation: z.enum(RELATIONS, { error: problem('not_listed') }),
};

export const invitationBodySchema = z.strictObject(told);
export type InvitationBody = z.infer<typeof invitationBodySchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  ...told,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationsSchema = z.object({
  /** Those that still wait for somebody, the oldest first. */
  invitations: z.array(invitationSchema),
  /** How many there may be. */
  max: z.number().int(),
});
export type Invitations = z.infer<typeof invitationsSchema>;

/** An invitation that was just made. Its address is told now and never again. */
export const madeInvitationSchema = invitationSchema.extend({ token: z.string() });
export type MadeInvitation = z.infer<typeof madeInvitationSchema>;

/** What stands behind a link, for whoever has it: nothing of the member but the name they chose. */
export const openedInvitationSchema = z.object({
  asked_by: z.string(),
  /** Whom it is for; null where nobody was named, and once a birth was entered. */
  name: z.string().nullable(),
  /** Whether somebody has entered their birth: then it can only be taken back. */
  is_entered: z.boolean(),
  /** Until when a birth can be entered. */
  expires_at: z.iso.datetime(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** What a friend enters of themselves. */
export const ownBirthSchema = z.strictObject({ name, ...personBirth });
export type OwnBirth = z.infer<typeof ownBirthSchema>;

/** What a friend sees of what they have entered. */
export const enteredBirthSchema = personSchema.pick({ signs: true });
export type EnteredBirth = z.infer<typeof enteredBirthSchema>;

const byToken = { token: invitationTokenSchema };

export const invitations = {
  /** The asking member's links that still wait for somebody. */
  list: request('auth.invitations.list', z.strictObject({}), invitationsSchema),
  /**
   * Makes a link by which somebody can enter their own birth, once.
   *
   * @throws `invitations_full`, `people_full`, `too_many_attempts`, `authentication_required`
   */
  make: request('auth.invitations.make', invitationBodySchema, madeInvitationSchema),
  /**
   * Ends a link that still waits. With somebody who has entered theirs it ends when they are removed.
   * @throws `not_found`
   */
  end: request('auth.invitations.end', z.strictObject({ id: z.uuid() }), z.object({})),
  /** @throws `not_found`, the same for every link that has ended, is over or was never made */
  open: request('auth.invitations.open', z.strictObject(byToken), openedInvitationSchema),
  /**
   * Keeps a friend's birth for the member who asked.
   *
   * @throws `not_found` as `open`; `birth_entered` where it was used; `people_full`
   */
  enter: request('auth.invitations.enter', ownBirthSchema.extend(byToken), enteredBirthSchema),
  /**
   * Ends a link by itself, and erases the birth that was entered by it.
   * @throws `not_found` as `open`
   */
  takeBack: request('auth.invitations.take-back', z.strictObject(byToken), z.object({})),
};
