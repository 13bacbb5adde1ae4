import { BREACHED_PASSWORDS, COMMON_PASSWORDS } from './common-passwords';

/** Why a password is refused. */
export type Weakness = 'too_short' | 'common' | 'keyboard_run' | 'repeated' | 'personal';

const MIN_LENGTH = 8;
/** Characters that are left, once what anybody can guess is taken out, have to be this many. */
const MIN_OF_ITS_OWN = 5;
const MIN_RUN = 4;
const MAX_UNIT = 4;
const MIN_DIFFERENT = 4;
const MIN_NAME = 3;
/** A well-known word is not mended by a year and an exclamation mark. */
const MAX_TRIMMING = 6;

/** Keys that lie side by side, and what is counted or spelt in order. */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  'qsdfghjklm',
  'wxcvbn',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')]);

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * What is wrong with a new password; empty when nothing is. Long and plain is fine: no kind of
 * character is asked for, only that it is not among those that are tried first.
 */
export function weaknessesOf(
  password: string,
  whose: { email: string; fullName: string },
): Weakness[] {
  const text = password.normalize('NFKC');
  const plain = text.toLowerCase();
  const found: Weakness[] = [];
  if ([...text].length < MIN_LENGTH) found.push('too_short');
  if (isCommon(plain)) found.push('common');
  if (isKeyboardRun(plain)) found.push('keyboard_run');
  if (isRepeated(plain)) found.push('repeated');
  if (isPersonal(plain, whose)) found.push('personal');
  return found;
}

/** A breached one is common as it is; a word also with digits and signs around it, and signs for its letters. */
function isCommon(plain: string): boolean {
  if (BREACHED_PASSWORDS.has(plain)) return true;
  const words = [plain, trimmed(plain), spelt(trimmed(plain)), trimmed(spelt(plain))];
  return words.some(
    (word) => COMMON_PASSWORDS.has(word) && plain.length - word.length <= MAX_TRIMMING,
  );
}

function trimmed(text: string): string {
  return text.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '');
}

function spelt(text: string): string {
  return [...text].map((sign) => LOOKS_LIKE[sign] ?? sign).join('');
}

function isKeyboardRun(plain: string): boolean {
  let own = 0;
  let at = 0;
  let runs = 0;
  while (at < plain.length) {
    const length = runAt(plain, at);
    runs += length;
    own += length === 0 ? 1 : 0;
    at += length || 1;
  }
  return runs > 0 && own < MIN_OF_ITS_OWN;
}

/** How long the row of neighbouring keys is that begins here; 0 where it is too short to be one. */
function runAt(plain: string, at: number): number {
  const longest = Math.max(
    ...ROWS.map((row) => {
      let length = 0;
      while (at + length < plain.length && row.includes(plain.slice(at, at + length + 1))) {
        length += 1;
      }
      return length;
    }),
  );
  return longest >= MIN_RUN ? longest : 0;
}

function isRepeated(plain: string): boolean {
  if (new Set(plain).size < MIN_DIFFERENT) return true;
  return Array.from({ length: MAX_UNIT }, (_, index) => plain.slice(0, index + 1)).some((unit) =>
    unit.repeat(Math.ceil(plain.length / unit.length)).startsWith(plain),
  );
}

function isPersonal(plain: string, { email, fullName }: { email: string; fullName: string }) {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [
    email.toLowerCase(),
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    domain.split('.')[0] ?? '',
    ...fullName.normalize('NFKC').toLowerCase().split(/\s+/u),
  ].filter((part) => part.length >= MIN_NAME);
  const longestFirst = parts.sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest !== plain && [...rest].length < MIN_OF_ITS_OWN;
}
