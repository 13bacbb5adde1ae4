import { useEffect, useState } from 'react';

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
 * @param seen what of the draw was seen before: all of it, its shuffling or nothing
 */
export function useSteps(isKnown: boolean, seen: 'all' | 'shuffling' | 'nothing'): Step {
  const [step, setStep] = useState<Step>(seen === 'all' ? 'told' : 'shuffling');
  const [isShuffled, setShuffled] = useState(seen !== 'nothing');
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
