import type { BestWindow } from '@cosmic/contracts/days/best-days';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Condition } from '@cosmic/sky/elections/conditions';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/button';
import { Icon } from '../../../design/icon';
import { NamedIcon } from '../../../design/named-icon';
import { bestDaysStrings as s } from './best-days.strings';
import { conditionStrings } from './conditions.strings';
import { clockOf, costOf, lengthOf, namesOf } from './window-words';

const MAX_AT_ONCE = 20;

interface WindowListProps {
  windows: readonly BestWindow[];
  conditions: readonly Condition[];
  place: Place;
  now: Date;
  onKeep: (windows: readonly BestWindow[]) => void;
}

/** Windows in order of time, by months; twenty at first. */
export function WindowList(props: WindowListProps) {
  const { windows, place } = props;
  const [count, setCount] = useState(MAX_AT_ONCE);
  const clock = useMemo(() => clockOf(place), [place]);
  const months = byMonth(windows.slice(0, count), clock.month);
  const left = Math.min(MAX_AT_ONCE, windows.length - count);
  return (
    <div className="grid gap-10">
      {months.map(({ month, ofMonth }) => (
        <section key={month} className="grid gap-2">
          <h3 className="text-title font-light">{month}</h3>
          <ol>
            {ofMonth.map((window) => (
              <Window key={`${window.from} ${window.misses.join()}`} {...props} window={window} />
            ))}
          </ol>
        </section>
      ))}
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setCount(count + MAX_AT_ONCE)}
        >
          {s.more(left)}
        </Button>
      )}
    </div>
  );
}

function byMonth(windows: readonly BestWindow[], monthOf: (at: Date) => string) {
  const months: { month: string; ofMonth: BestWindow[] }[] = [];
  for (const window of windows) {
    const month = monthOf(new Date(window.from));
    const last = months.at(-1);
    if (last?.month === month) last.ofMonth.push(window);
    else months.push({ month, ofMonth: [window] });
  }
  return months;
}

function Window({
  window,
  conditions,
  place,
  now,
  onKeep,
}: WindowListProps & { window: BestWindow }) {
  const isRunning = new Date(window.from) <= now;
  const left = isRunning ? { ...window, from: now.toISOString() } : window;
  const span = clockOf(place).span(window, isRunning);
  const met = conditions.length - window.misses.length;
  const shifts = [
    ...(isRunning ? [] : [[s.earlier, costOf(window.lostEarlier, conditions)] as const]),
    [s.later, costOf(window.lostLater, conditions)] as const,
  ];
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-gold-line/40 py-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <p className="figures text-lead leading-snug">
          <time dateTime={window.from}>{span}</time>
        </p>
        <p className="figures text-note text-ivory-soft">
          {isRunning ? s.left(lengthOf(left)) : lengthOf(window)}
        </p>
        <button
          type="button"
          aria-label={s.keepOneOf(span)}
          onClick={() => onKeep([window])}
          className="flex min-h-11 items-center gap-2 justify-self-start text-note text-gold hover:text-ivory print:hidden"
        >
          <NamedIcon name="calendar" className="size-4" />
          {s.keepOne}
        </button>
      </div>
      <div className="grid content-start gap-2 text-note">
        <p className={window.misses.length === 0 ? 'text-gold' : 'text-ivory'}>
          {window.misses.length === 0
            ? s.meetsAll
            : `${s.misses}: ${namesOf(window.misses, conditions).join('; ')}`}
        </p>
        <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {shifts.map(([label, cost]) => (
            <div key={label} className="contents">
              <dt className="text-ivory-soft">{label}</dt>
              <dd>{cost}</dd>
            </div>
          ))}
        </dl>
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-ivory-soft hover:text-gold">
            {s.conditions(met, conditions.length)}
            <Icon
              name="down"
              className="size-3.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <ul className="grid gap-1.5 pb-2">
            {conditions.map((condition) => {
              const isMet = !window.misses.includes(condition.key);
              return (
                <li key={condition.key} className="flex gap-3">
                  <Icon
                    name={isMet ? 'check' : 'close'}
                    className={`mt-1 size-4 shrink-0 ${isMet ? 'text-gold' : 'text-rose'}`}
                  />
                  <span>
                    <span className="sr-only">{isMet ? s.met : s.notMet}: </span>
                    {conditionStrings.name(condition)}
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      </div>
    </li>
  );
}
