/** Every letter there is. Names are kept in rows. */
export const LETTER_KINDS = [
  'confirm-address',
  'address-taken',
  'reset-password',
  'password-changed',
  'change-address',
  'address-change-asked',
  'address-changed',
  'session-reuse',
  'account-deleted',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
