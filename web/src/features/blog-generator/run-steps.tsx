import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { classes } from '../../design/classes';
import { Icon } from '../../design/icon';
import { generatorStrings } from './generator.strings';
import { stateOf, STEPS, type StepState } from './generations.rules';

const s = generatorStrings.runs;

const DOTS: Record<StepState, string> = {
  done: 'border-gold bg-gold text-ink-deep',
  current: 'border-gold bg-ink text-gold',
  stopped: 'border-rose bg-ink text-rose',
  ahead: 'border-gold-line/60 bg-ink',
};

/** The five steps of a post as a line that fills. */
export function RunSteps({ run }: { run: BlogGeneration }) {
  return (
    <ol aria-label={s.steps} className="grid grid-cols-5">
      {STEPS.map((step, index) => {
        const state = stateOf(step, run);
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative grid justify-items-center gap-2"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classes(
                  'absolute right-1/2 top-3 h-px w-full',
                  state === 'ahead' ? 'bg-gold-line/40' : 'bg-gold',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classes(
                'relative grid size-6 place-items-center rounded-full border',
                DOTS[state],
              )}
            >
              {state === 'done' && <Icon name="check" className="size-3.5" />}
              {state === 'stopped' && <Icon name="close" className="size-3" />}
              {state === 'current' && (
                <span className="size-2 animate-breathe rounded-full bg-gold" />
              )}
            </span>
            <span
              className={classes(
                'text-center text-note',
                state === 'ahead' ? 'text-ivory-soft' : 'text-ivory',
              )}
            >
              {s.step[step]}
              <span className="sr-only">, {s.stepState[state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
