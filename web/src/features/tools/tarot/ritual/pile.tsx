import type { ReactNode } from 'react';
import { classes } from '../../../../design/classes';
import { CardBack } from '../../../../design/deck/card-back';
import { pileStrings as s } from './pile.strings';

/** The deck is as large as the screen has room for. */
export const PILE_SIZE =
  'aspect-[5/8] h-[clamp(12rem,32svh,26rem)] md:h-[clamp(15rem,44svh,28rem)]';

/** The deck as it lies, or is shuffled, in an element of its size. */
export function Pile({ isShuffling = false }: { isShuffling?: boolean }) {
  return LIE.map((lie, at) => (
    <CardBack
      key={lie}
      className={classes(
        'absolute inset-0 size-full transition-transform duration-500 motion-reduce:transition-none',
        isShuffling ? `motion-safe:animate-shuffle ${SHUFFLE_DELAYS[at] ?? ''}` : lie,
        at === LIE.length - 1 &&
          !isShuffling &&
          'group-hover:[transform:translateY(-8px)_rotate(-0.6deg)]',
      )}
    />
  ));
}

interface AroundPileProps {
  children: ReactNode;
  isOfTheDay: boolean;
  /** What is being done with it. */
  busy: string | false;
}

/** What is written under the deck. */
export function AroundPile({ children, isOfTheDay, busy }: AroundPileProps) {
  return (
    <div className="grid justify-items-center gap-6 text-center">
      {children}
      <p role="status" className="min-h-8 text-lead text-ivory">
        {busy || s.hold}
      </p>
      {isOfTheDay && !busy && (
        <p className="max-w-[44ch] text-note text-ivory-soft">{s.ofTheDay}</p>
      )}
    </div>
  );
}

/** How the uppermost cards lie, from below. */
const LIE = [
  '[transform:translate(10px,10px)_rotate(2.2deg)]',
  '[transform:translate(6px,7px)_rotate(-1.6deg)]',
  '[transform:translate(3px,3px)_rotate(0.9deg)]',
  '',
];
const SHUFFLE_DELAYS = [
  '[animation-delay:-420ms]',
  '[animation-delay:-280ms]',
  '[animation-delay:-140ms]',
];
