import { useEffect } from 'react';
import { useAppDispatch } from '../../../../state/app-state';
import { sounded } from '../../../../state/sounds';
import { tarotStrings as s } from '../tarot.strings';
import { AroundPile, Pile, PILE_SIZE } from './pile';
import { useShuffle } from './use-shuffle';

interface ShuffledDeckProps {
  /** What pressing it does. */
  name: string;
  isOfTheDay: boolean;
  onShuffled: () => void;
}

/** The deck on the table; it is shuffled as long as it is held. */
export function ShuffledDeck({ name, isOfTheDay, onShuffled }: ShuffledDeckProps) {
  const { isShuffling, hold } = useShuffle(onShuffled);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isShuffling) dispatch(sounded('shuffle'));
  }, [isShuffling, dispatch]);
  return (
    <AroundPile isOfTheDay={isOfTheDay} busy={isShuffling && s.busy}>
      <button
        type="button"
        {...hold}
        className={`group relative ${PILE_SIZE} touch-none select-none rounded-lg [-webkit-touch-callout:none]`}
      >
        <Pile isShuffling={isShuffling} />
        <span className="sr-only">{name}</span>
      </button>
    </AroundPile>
  );
}
