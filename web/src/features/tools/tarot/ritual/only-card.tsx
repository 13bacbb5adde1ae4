import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { classes } from '../../../../design/classes';
import type { Step } from '../draw-steps';
import { tarotStrings as s } from '../tarot.strings';
import { Travelled } from './travelled';
import { TurnedCard } from './turned-card';

interface OnlyCardProps {
  figure: FigureOf<'cards'> | undefined;
  chosen: readonly number[] | null;
  step: Step;
}

/** One card: it is named, then turned, then its meaning stands beside it, or below where the words of the reading do. */
export function OnlyCard({ figure, chosen, step }: OnlyCardProps) {
  const card = step === 'shuffling' ? undefined : figure?.cards[0];
  const isOpen = card !== undefined && step !== 'named';
  return (
    <ol>
      <li className="grid items-center gap-x-10 gap-y-6 sm:max-lg:grid-cols-[15rem_1fr]">
        <div className="relative aspect-[5/8] w-60 max-w-full max-sm:mx-auto lg:w-72">
          <Travelled place={chosen?.[0]}>
            <div className={classes('size-full', !card && !chosen && 'animate-breathe')}>
              <TurnedCard card={card} isOpen={isOpen} />
            </div>
          </Travelled>
        </div>
        {card ? (
          <div className="grid gap-3">
            <p className="font-display text-headline">
              {card.name}
              {card.reversed && <span className="text-note text-ivory-soft"> {s.reversed}</span>}
            </p>
            {isOpen && (
              <p className="max-w-[44ch] animate-appear text-ivory-soft">{card.meaning}</p>
            )}
          </div>
        ) : (
          <p role="status" className="text-lead text-ivory-soft">
            {chosen ? s.ritual.turning : s.busy}
          </p>
        )}
      </li>
    </ol>
  );
}
