import type { WishShape } from './passages/wish-lines';
import type { WishTheme } from './passages/wish-themes';
import { anyWordOf, evenText } from '../word-list';
import type { WishWords } from './wish-words';
import { ENGLISH_WISH } from './wish-words.en';
import { HINDI_WISH } from './wish-words.hi';

/** What can be read off the words of a wish. */
export interface Wish {
  /** The most mentioned first; `open` alone where none is recognised. */
  readonly themes: readonly [WishTheme, ...WishTheme[]];
  readonly shape: WishShape;
}

/** Whoever reads in one language may wish in another, or in both at once. */
const SPOKEN: readonly WishWords[] = [ENGLISH_WISH, HINDI_WISH];
const inAnyLanguage = (wordsOf: (words: WishWords) => string) =>
  anyWordOf(SPOKEN.map(wordsOf).join(', '));

const THEME_PATTERNS = (Object.keys(ENGLISH_WISH.themes) as (keyof WishWords['themes'])[]).map(
  (theme) => ({ theme, pattern: inAnyLanguage(({ themes }) => themes[theme]) }),
);
const AWAY = inAnyLanguage(({ away }) => away);
const SOMEONE = inAnyLanguage(({ someone }) => someone);
/** A wish of fewer words is called brief. */
const BRIEF = 7;

/** Reads what a wish is about and how it is put; any text will do. */
export function readWish(goal: string): Wish {
  const even = evenText(goal);
  const found = THEME_PATTERNS.map(({ theme, pattern }) => {
    const places = [...even.matchAll(pattern)].map(({ index }) => index);
    return { theme, times: places.length, first: places[0] ?? 0 };
  })
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times || a.first - b.first)
    .map(({ theme }): WishTheme => theme);
  const [lead = 'open', ...rest] = found;
  return { themes: [lead, ...rest], shape: shapeOf(even) };
}

function shapeOf(even: string): WishShape {
  if (even.search(SOMEONE) >= 0) return 'someone';
  if (even.search(AWAY) >= 0) return 'away';
  if (/\p{N}/u.test(even)) return 'measured';
  return even.split(' ').length < BRIEF ? 'brief' : 'whole';
}
