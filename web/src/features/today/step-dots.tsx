import { classes } from '../../design/classes';
import { todayStrings } from './today.strings';

const s = todayStrings.steps;

export const STEPS = ['moon', 'sky', 'card', 'question', 'end'] as const;
export type StepName = (typeof STEPS)[number];

interface StepDotsProps {
  current: number;
  onGo: (step: number) => void;
}

/** Where the ritual stands, and the way to each of its screens. */
export function StepDots({ current, onGo }: StepDotsProps) {
  return (
    <nav
      aria-label={s.label}
      className="pointer-events-none fixed inset-y-0 right-0 z-30 grid content-center print:hidden lg:right-2 xl:right-5"
    >
      <ol className="pointer-events-auto grid">
        {STEPS.map((step, i) => (
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
              <span className="sr-only">{s.of(i + 1, STEPS.length, s.names[step])}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
