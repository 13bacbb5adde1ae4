import type { WishTheme } from './passages/wish-themes';

/** The words by which one language speaks of wishes; a star stands for any ending. */
export interface WishWords {
  readonly themes: Readonly<Record<Exclude<WishTheme, 'open'>, string>>;
  /** The wish is to be rid of something. */
  readonly away: string;
  /** Somebody else has a part in it. */
  readonly someone: string;
}
