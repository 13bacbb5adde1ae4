import { useEffect, useState } from 'react';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { CardBack } from '../../../../design/deck/card-back';
import { CardFace } from '../../../../design/deck/card-face';
import { classes } from '../../../../design/classes';
import { useAppDispatch } from '../../../../state/app-state';
import { sounded } from '../../../../state/sounds';

export type LaidCard = FigureOf<'cards'>['cards'][number];

/** A card with both of its sides; it turns about its long axis. */
export function TurnedCard({ card, isOpen }: { card: LaidCard | undefined; isOpen: boolean }) {
  // One that lies open from the beginning, in a reading of before, is not turned.
  const [isOpenAlready] = useState(isOpen);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOpen && !isOpenAlready) dispatch(sounded('flip'));
  }, [isOpen, isOpenAlready, dispatch]);
  return (
    <div className="size-full [perspective:900px]">
      <div
        className={classes(
          'relative size-full transition-transform duration-700 [transform-style:preserve-3d] motion-reduce:transition-none',
          isOpen && '[transform:rotateY(180deg)]',
        )}
      >
        <CardBack className="absolute inset-0 size-full [backface-visibility:hidden]" />
        {card && (
          <div
            aria-hidden={isOpen ? undefined : true}
            className="absolute inset-0 [backface-visibility:hidden] [transform:rotateY(180deg)]"
          >
            <CardFace id={card.id} reversed={card.reversed} className="size-full" />
          </div>
        )}
      </div>
    </div>
  );
}
