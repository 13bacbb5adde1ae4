import type { FigureOf } from '@cosmic/contracts/figures';
import { useEffect, useState } from 'react';
import { CardBack } from '../../../design/deck/card-back';
import { CardFace } from '../../../design/deck/card-face';
import { classes } from '../../../design/classes';
import { tarotStrings as s } from './tarot.strings';

/** When each step of a draw comes, counted from the one before. */
export const NAME_AFTER_MS = 1500;
export const FLIP_AFTER_MS = 500;
export const TEXT_AFTER_MS = 800;

const STEPS = ['shuffling', 'named', 'flipped', 'told'] as const;
export type Step = (typeof STEPS)[number];
const PAUSES: Readonly<Record<Step, number>> = {
  shuffling: NAME_AFTER_MS,
  named: FLIP_AFTER_MS,
  flipped: TEXT_AFTER_MS,
  told: 0,
};

/**
 * Where a draw stands: shuffling until the cards are known, at least a second
 * and a half; then their names, then their faces, then the words.
 *
 * @param isKnown whether the cards have arrived
 * @param atOnce whether the draw was over before the page was opened
 */
export function useSteps(isKnown: boolean, atOnce: boolean): Step {
  const [step, setStep] = useState<Step>(atOnce ? 'told' : 'shuffling');
  const [isShuffled, setShuffled] = useState(atOnce);
  useEffect(() => {
    if (isShuffled) return;
    const timer = setTimeout(() => setShuffled(true), NAME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShuffled]);
  if (step === 'shuffling' && isShuffled && isKnown) setStep('named');
  useEffect(() => {
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (step === 'shuffling' || !next) return;
    const timer = setTimeout(() => setStep(next), PAUSES[step]);
    return () => clearTimeout(timer);
  }, [step]);
  return step;
}

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
