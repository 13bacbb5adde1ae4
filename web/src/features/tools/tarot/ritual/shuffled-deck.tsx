import { useEffect } from 'react';
import { CardBack } from '../../../../design/deck/card-back';
import { classes } from '../../../../design/classes';
import { useAppDispatch } from '../../../../state/app-state';
import { sounded } from '../../../../state/sounds';
import { tarotStrings as s } from '../tarot.strings';
import { useShuffle } from './use-shuffle';

interface ShuffledDeckProps {
  /** What pressing it does. */
  name: string;
  hint: string | undefined;
  onShuffled: () => void;
}

/** The deck as large as the screen has room for; it is shuffled as long as it is held. */
export function ShuffledDeck({ name, hint, onShuffled }: ShuffledDeckProps) {
  const { isShuffling, hold } = useShuffle(onShuffled);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isShuffling) dispatch(sounded('shuffle'));
  }, [isShuffling, dispatch]);
  return (
    <div className="grid justify-items-center gap-6 text-center">
      <button
        type="button"
        {...hold}
        className="group relative aspect-[5/8] h-[clamp(12rem,32svh,26rem)] md:h-[clamp(15rem,44svh,28rem)] touch-none select-none rounded-lg [-webkit-touch-callout:none]"
      >
        {PILE.map((lie, at) => (
          <CardBack
            key={lie}
            className={classes(
              'absolute inset-0 size-full transition-transform duration-500 motion-reduce:transition-none',
              isShuffling ? `motion-safe:animate-shuffle ${SHUFFLE_DELAYS[at] ?? ''}` : lie,
              at === PILE.length - 1 &&
                !isShuffling &&
                'group-hover:[transform:translateY(-8px)_rotate(-0.6deg)]',
            )}
          />
        ))}
        <span className="sr-only">{name}</span>
      </button>
      <p role="status" className="min-h-8 text-lead text-ivory">
        {isShuffling ? s.busy : s.ritual.hold}
      </p>
      {hint && !isShuffling && <p className="max-w-[44ch] text-note text-ivory-soft">{hint}</p>}
    </div>
  );
}

/** How the uppermost cards of the pile lie, from below. */
const PILE = [
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
