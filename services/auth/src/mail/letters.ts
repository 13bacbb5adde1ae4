import { buttonHtml, letterHtml, letterText, pageUrl } from './letter-html';

/** What a letter says. It names nobody: whoever signs an address up chooses the name. */
interface Words {
  subject: string;
  text: readonly string[];
  /** A button that leads to a page of ours, with a token where that is needed. */
  link?: { words: string; path: string };
}

const HOURS_TO_CONFIRM = 24;
const MINUTES_TO_RESET = 60;

const NOT_YOU =
  'If that was not you, choose a new password now: that signs everybody else out. On the login page, choose "Forgotten your password?".';

/** Every letter there is. Names are kept in rows. */
const LETTERS = {
  'confirm-address': {
    subject: 'Confirm your address',
    text: [
      'Welcome to Cosmic Guide. Please confirm that this address is yours.',
      `The link is good for ${HOURS_TO_CONFIRM} hours. If you did not sign up, leave it: nothing more will come.`,
    ],
    link: { words: 'Confirm my address', path: '/login/confirm' },
  },
  'address-taken': {
    subject: 'You have an account already',
    text: [
      'Somebody, maybe you, wanted to use this address for an account at Cosmic Guide. There is one already.',
      'You can log in as before. If you have forgotten the password, the login page helps you to a new one. If it was not you, there is nothing to do: nothing has changed.',
    ],
    link: { words: 'Log in', path: '/login' },
  },
  'reset-password': {
    subject: 'Choose a new password',
    text: [
      'Somebody, we hope you, has forgotten the password of your account. With this link you can choose a new one.',
      `It is good for ${MINUTES_TO_RESET} minutes and signs you out everywhere else. If it was not you, leave it: your password stays as it is.`,
    ],
    link: { words: 'Choose a new password', path: '/login/reset' },
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: [
      'The password of your account was changed just now, and every other device was signed out.',
      NOT_YOU,
    ],
  },
  'change-address': {
    subject: 'Confirm your new address',
    text: [
      'You want to use this address for your account at Cosmic Guide. Please confirm that it is yours.',
      `The link is good for ${HOURS_TO_CONFIRM} hours. Until then everything goes to your old address.`,
    ],
    link: { words: 'Use this address', path: '/login/confirm' },
  },
  'address-change-asked': {
    subject: 'Your address is about to change',
    text: [
      'Somebody who knows your password wants your account to have another mail address. It changes once that address is confirmed.',
      NOT_YOU,
    ],
  },
  'address-changed': {
    subject: 'Your address was changed',
    text: [
      'Your account has another mail address now. This is the last letter to this one.',
      'If that was not you, please answer to this letter.',
    ],
  },
  'second-factor-on': {
    subject: 'Your second factor is turned on',
    text: [
      'From now on logging in to your account takes a code of your app besides the password. Every other device was signed out.',
      NOT_YOU,
    ],
  },
  'second-factor-off': {
    subject: 'Your second factor is turned off',
    text: ['Logging in to your account takes the password alone again.', NOT_YOU],
  },
  'recovery-codes-made': {
    subject: 'You have new recovery codes',
    text: [
      'New recovery codes were made for your account. Those of before are worthless.',
      NOT_YOU,
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: [
      'One of your recovery codes was used just now, in place of a code of your app. It is worthless from now on; your profile tells how many are left.',
      NOT_YOU,
    ],
  },
  'session-reuse': {
    subject: 'We have signed you out on one device',
    text: [
      'A session of yours was used from two places at once, which happens when somebody has copied it. We have ended it for both.',
      `Please log in again. ${NOT_YOU}`,
    ],
    link: { words: 'Log in', path: '/login' },
  },
  'account-deleted': {
    subject: 'Your account is deleted',
    text: [
      'Your account at Cosmic Guide, your readings and your birth data are erased, and a subscription, if there was one, is cancelled.',
      'Thank you for having been with us. May the sky be kind to you.',
    ],
  },
} as const satisfies Record<string, Words>;
export type LetterKind = keyof typeof LETTERS;
export const LETTER_KINDS = Object.keys(LETTERS) as LetterKind[];

/** What is kept in a row of a letter: the sky of a morning says something else each time. */
export type MailKind = LetterKind | 'reminder';

/** What a link in a letter allows, and for how long. */
export const LINK_PURPOSES = {
  'confirm-address': { seconds: HOURS_TO_CONFIRM * 3_600 },
  'change-address': { seconds: HOURS_TO_CONFIRM * 3_600 },
  'reset-password': { seconds: MINUTES_TO_RESET * 60 },
} as const;
export type LinkPurpose = keyof typeof LINK_PURPOSES;

/** A letter as it is sent. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

/** Whether a letter carries a link that allows something. */
export function allowsSomething(kind: LetterKind): kind is LinkPurpose {
  return kind in LINK_PURPOSES;
}

/**
 * Writes a letter.
 *
 * @param token  what its link allows to be done; it stands behind the address's #, which browsers
 *   send nowhere
 */
export function writeLetter(kind: LetterKind, siteUrl: string, token: string | null): Letter {
  const { subject, text, link }: Words = LETTERS[kind];
  const url = link && pageUrl(siteUrl, link.path, token);
  const [first = '', ...rest] = text.map((paragraph) => `<p>${paragraph}</p>`);
  return {
    subject,
    text: letterText([...text.slice(0, 1), ...(url ? [url] : []), ...text.slice(1)]),
    html: letterHtml(subject, [
      first,
      ...(link && url ? [buttonHtml({ words: link.words, url })] : []),
      ...rest,
    ]),
  };
}
