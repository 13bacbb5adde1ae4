/** The questions in their order, and what is made of the answers. */
export const STEPS = ['date', 'time', 'place', 'three'] as const;
export type Step = (typeof STEPS)[number];

/** The parameter of the address that names the step, so that Back and a reload keep it. */
export const STEP_PARAM = 'step';

/** The step that an address names; the first for any other. */
export function stepOf(asked: string | null): Step {
  return STEPS.find((step) => step === asked) ?? 'date';
}

/** What comes after a step; the last is its own successor. */
export function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'three';
}
