import type { Fact } from '@cosmic/contracts/readings/readings';
import type { ToggleEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '../../api/today.api';
import { Icon } from '../../design/icon';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { Step } from './step';
import { todayStrings } from './today.strings';
import { TransitFigure } from './transit-figure';
import { WindowBar } from './window-bar';

const s = todayStrings.sky;

/** What the sky does for this reader, in plain words, how long it holds, and why that is said. */
export function SkyStep({ day: { date, transit, others } }: { day: Day }) {
  const { title, meaning, window, facts } = transit;
  return (
    <Step
      name="sky"
      labelledBy="sky-title"
      className="gap-x-16 gap-y-4 md:gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(36vw,32rem)] lg:items-center"
    >
      <TransitFigure
        transit={transit}
        className="w-[min(52vw,25svh)] md:w-[min(50vw,32svh)] lg:order-2 lg:w-full"
      />
      <div className="grid gap-5 lg:gap-8">
        <div className="grid gap-4" lang={langOf(title)}>
          <h2
            id="sky-title"
            className="max-w-[16ch] text-[clamp(2.5rem,1.6rem+4vw,5.5rem)] leading-[0.98] font-light tracking-[-0.02em]"
          >
            {title}
          </h2>
          <p className="font-display text-title text-gold">{window.untilWords}</p>
        </div>
        <p lang={langOf(meaning)} className="max-w-[48ch] text-lead">
          {meaning}
        </p>
        <WindowBar date={date} window={window} />
        <details className="group max-w-3xl scroll-mt-24" onToggle={bringUp}>
          <summary className="inline-flex min-h-11 items-center gap-2 text-gold hover:text-ivory">
            {s.why}
            <Icon
              name="down"
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="grid gap-6 pt-2">
            <p className="text-note text-ivory-soft">{s.whyHint}</p>
            <Facts facts={facts} />
            {others.length > 0 && (
              <div className="grid gap-4">
                <h3 className="text-title">{s.others}</h3>
                <ul className="grid gap-4">
                  {others.map((other) => (
                    <li key={other.title} lang={langOf(other.title)} className="grid gap-1">
                      <p className="font-display text-lead leading-snug">
                        {other.title}, <span className="text-gold">{other.window.untilWords}</span>
                      </p>
                      <p className="max-w-[60ch] text-note text-ivory-soft">{other.meaning}</p>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Link
              to={paths.accuracy}
              className="justify-self-start py-1 text-note text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
            >
              {s.accuracy}
            </Link>
          </div>
        </details>
      </div>
    </Step>
  );
}

/** What opens may begin where the window ends. */
function bringUp({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView();
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl
      lang={langOf(facts[0]?.label ?? '')}
      className="grid border-b border-gold-line/40 text-note"
    >
      {facts.map(({ key, label, value }, i) => (
        <div
          key={`${key}-${i}`}
          className="grid gap-x-6 border-t border-gold-line/40 py-2.5 sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-ivory-soft">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
