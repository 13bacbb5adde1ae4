import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { useState } from 'react';
import { classes } from '../../../../design/classes';
import { tarotStrings as s } from '../tarot.strings';
import { CardSheet } from './card-sheet';
import { TableCloth } from './table-cloth';
import { Travelled } from './travelled';
import { TurnedCard } from './turned-card';

interface SpreadTableProps {
  figure: FigureOf<'cards'> | undefined;
  spread: string;
  chosen: readonly number[] | null;
  turned: readonly number[];
  onTurn: (places: readonly number[]) => void;
}

/** Room for a spread of each height, so that it is seen whole. */
const CARD_SIZES: Readonly<Record<string, string>> = {
  'three-card': '13rem',
  relationship: 'max(5.4rem, 13svh)',
  'celtic-cross': 'max(4.4rem, 10.8svh)',
};

/** Several cards as they lie. One turns them one by one; what the last one says stands beside them. */
export function SpreadTable({ figure, spread, chosen, turned, onTurn }: SpreadTableProps) {
  const [open, setOpen] = useState<number>();
  const cards = figure?.cards ?? [];
  const left = cards.map((_, at) => at).filter((at) => !turned.includes(at));
  const turn = (at: number) => {
    if (!turned.includes(at)) onTurn([...turned, at]);
    setOpen(at);
  };
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <TableCloth
        spread={spread}
        card={CARD_SIZES[spread] ?? '11rem'}
        label={s.ritual.table}
        current={open}
      >
        {({ across }, at) => {
          const card = cards[at];
          const isOpen = turned.includes(at);
          return (
            <Travelled place={chosen?.[at]} turn={across ? 90 : 0}>
              <div
                aria-hidden="true"
                className={classes(
                  'size-full',
                  !card && !chosen && 'animate-breathe',
                  open !== undefined && open !== at && isOpen && '[filter:brightness(0.6)]',
                )}
              >
                <TurnedCard card={card} isOpen={isOpen} />
              </div>
              {/* Over the card and not around it: what is engraved there is no part of its name. */}
              {card && (
                <button
                  type="button"
                  aria-label={
                    isOpen
                      ? s.ritual.lies(card.position, nameOf(card))
                      : s.ritual.turnCard(at + 1, card.position)
                  }
                  aria-pressed={isOpen ? open === at : undefined}
                  onClick={() => turn(at)}
                  className="absolute inset-0 rounded-sm"
                />
              )}
            </Travelled>
          );
        }}
      </TableCloth>
      {figure ? (
        <CardSheet
          card={open === undefined ? undefined : cards[open]}
          left={left.length}
          onNext={() => left[0] !== undefined && turn(left[0])}
          onAll={() => onTurn(cards.map((_, at) => at))}
          onClose={() => setOpen(undefined)}
        />
      ) : (
        <p role="status" className="text-lead text-ivory-soft">
          {chosen ? s.ritual.turning : s.busy}
        </p>
      )}
    </div>
  );
}

function nameOf({ name, reversed }: { name: string; reversed: boolean }): string {
  return reversed ? `${name}, ${s.reversed}` : name;
}
