import { classes } from '../../design/classes';
import { todayStrings } from './today.strings';

const s = todayStrings.steps;

export type StepName = keyof typeof s.names;

interface StepDotsProps {
  /** In their order. */
  steps: readonly StepName[];
  current: number;
  onGo: (step: number) => void;
}

/** Where the ritual stands, and the way to each of its screens. */
export function StepDots({ steps, current, onGo }: StepDotsProps) {
  return (
    <nav
      aria-label={s.label}
      className="pointer-events-none fixed inset-y-0 right-0 z-30 grid content-center print:hidden lg:right-2 xl:right-5"
    >
      <ol className="pointer-events-auto grid">
        {steps.map((step, i) => (
          <li key={step}>
            <a
              href={`#${step}`}
              aria-current={i === current ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onGo(i);
              }}
              className="group grid h-11 w-6 place-items-center focus-visible:-outline-offset-4 lg:w-11"
            >
              <span
                className={classes(
                  'block size-2 rotate-45 border transition-[transform,background-color,border-color] duration-300',
                  i === current
                    ? 'scale-125 border-gold bg-gold'
                    : 'border-gold-line bg-ink group-hover:border-gold',
                )}
                aria-hidden="true"
              />
              <span className="sr-only">{s.of(i + 1, steps.length, s.names[step])}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
