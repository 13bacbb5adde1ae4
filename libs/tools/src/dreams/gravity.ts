import type { GravitySigns } from './gravity-signs';
import { ENGLISH_SIGNS } from './gravity-signs.en';
import { HINDI_SIGNS } from './gravity-signs.hi';

/** What makes a dream one to speak of plainly; wit waits outside. */
export type Gravity = 'grief' | 'violence' | 'fear';

/** A telling may be in one language or in several at once. */
const SPOKEN: readonly GravitySigns[] = [ENGLISH_SIGNS, HINDI_SIGNS];

/**
 * How grave a dream is; undefined where a light word can do no harm.
 *
 * @param even text as `evenText` gives it
 * @param tone what the dreamer felt: bright takes a disaster for an adventure, heavy makes any dream grave
 */
export function gravityOf(even: string, tone: 'bright' | 'heavy' | undefined): Gravity | undefined {
  const meant = without(even, 'harmless');
  const isArmed = has(meant, 'arms') && has(meant, 'against') && !has(meant, 'atTable');
  if (has(meant, 'violence') || isArmed)
    // Blood at a deathbed is grief's, not violence's.
    return has(meant, 'grief') && !isArmed && !has(meant, 'attack') ? 'grief' : 'violence';
  if (has(without(meant, 'ownEnd'), 'grief')) return 'grief';
  if (tone === 'heavy' || has(meant, 'grief')) return 'fear';
  return has(meant, 'disaster') && tone !== 'bright' ? 'fear' : undefined;
}

function has(text: string, sign: keyof GravitySigns): boolean {
  return SPOKEN.some((signs) => text.search(signs[sign]) >= 0);
}

function without(text: string, sign: keyof GravitySigns): string {
  return SPOKEN.reduce((left, signs) => left.replace(signs[sign], ' '), text);
}
