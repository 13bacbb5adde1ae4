import type { FigureOf } from '@cosmic/contracts/figures';
import { CardBack } from '../../../design/deck/card-back';
import { CardFace } from '../../../design/deck/card-face';
import { classes } from '../../../design/classes';
import type { Step } from './draw-steps';
import { tarotStrings as s } from './tarot.strings';

interface DrawStageProps {
  figure: FigureOf<'cards'> | undefined;
  count: number;
  step: Step;
}

/** The cards on the table, from the shuffle to their faces. */
export function DrawStage({ figure, count, step }: DrawStageProps) {
  if (step === 'shuffling' || !figure) {
    return (
      <div className="grid gap-6">
        <p role="status" className="text-lead text-ivory-soft">
          {s.busy}
        </p>
        <div className="flex h-72 items-center" aria-hidden="true">
          {[0, 1, 2].map((card) => (
            <CardBack
              key={card}
              className={classes('-mr-24 w-40 animate-shuffle', SHUFFLE_DELAYS[card])}
            />
          ))}
        </div>
      </div>
    );
  }
  const isOpen = step !== 'named';
  return (
    <ol className={classes('grid gap-x-6 gap-y-10', LAYOUTS[count] ?? LAYOUTS[10])}>
      {figure.cards.map(({ position, id, name, reversed, meaning }) => (
        <li
          key={position}
          className={
            count > 1
              ? 'grid max-w-56 content-start gap-3'
              : 'grid items-center gap-x-10 gap-y-4 sm:grid-cols-[15rem_1fr]'
          }
        >
          {count > 1 && <p className="text-note text-ivory-soft">{position}</p>}
          <div className="relative aspect-[5/8] [perspective:900px]">
            <div
              className={classes(
                'absolute inset-0 transition-transform duration-700 [transform-style:preserve-3d]',
                isOpen && '[transform:rotateY(180deg)]',
              )}
            >
              <CardBack className="absolute inset-0 size-full [backface-visibility:hidden]" />
              <CardFace
                id={id}
                reversed={reversed}
                className="absolute inset-0 size-full [backface-visibility:hidden] [transform:rotateY(180deg)]"
              />
            </div>
          </div>
          <div className="grid gap-3">
            <p className={count > 1 ? 'font-display text-lead' : 'font-display text-headline'}>
              {name}
              {reversed && <span className="text-note text-ivory-soft"> {s.reversed}</span>}
            </p>
            {isOpen && (
              <p
                className={
                  count > 1
                    ? 'animate-appear text-note text-ivory-soft'
                    : 'max-w-[44ch] animate-appear text-ivory-soft'
                }
              >
                {meaning}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const SHUFFLE_DELAYS = ['', '[animation-delay:140ms]', '[animation-delay:280ms]'];

const LAYOUTS: Readonly<Record<number, string>> = {
  1: '',
  3: 'grid-cols-2 sm:grid-cols-3',
  7: 'grid-cols-2 sm:grid-cols-4',
  10: 'grid-cols-2 sm:grid-cols-5',
};
