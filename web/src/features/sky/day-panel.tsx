import { Link } from 'react-router-dom';
import { Icon } from '../../design/icon';
import { MoonDisc } from '../../design/moon-disc';
import { EventMark } from '../../design/sky/event-mark';
import { wordsFor } from '../../design/sky/event-words';
import { paths } from '../../paths';
import { formatDay, formatDayAndTime, formatTime } from './formats';
import { dayAway } from './month';
import type { DaySky, NamedEvent } from './sky-of';
import { skyStrings } from './sky.strings';

const s = skyStrings.day;

interface DayPanelProps {
  day: string;
  isNow: boolean;
  sky: DaySky;
  events: readonly NamedEvent[];
}

/** One day: its Moon, and what falls on it. */
export function DayPanel({ day, isNow, sky: { moon }, events }: DayPanelProps) {
  const facts = [
    [s.lit, `${moon.percent}%`],
    [s.place, moon.place],
    ...moon.changes.map(({ at, sign }) => [s.changes, s.changesTo(formatTime(at), sign)]),
    ...moon.voids.map(({ from, to }) => [
      s.void,
      s.voidSpan(formatDayAndTime(from), formatDayAndTime(to)),
    ]),
  ];
  return (
    <section aria-labelledby="day" className="grid content-start gap-7">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-1" aria-live="polite">
          {isNow && <p className="text-note text-gold">{s.today}</p>}
          <h2 id="day" className="text-title">
            {formatDay(day)}
          </h2>
        </div>
        <nav aria-label={s.nearby} className="-mr-3 flex">
          <Step label={s.before} to={dayAway(day, -1)} className="rotate-180" />
          <Step label={s.after} to={dayAway(day, 1)} />
        </nav>
      </div>
      <div className="grid gap-5 sm:max-lg:grid-cols-[14rem_1fr] sm:max-lg:items-center">
        <MoonDisc
          elongation={moon.elongation}
          tilt={moon.tilt}
          label={s.moon(moon.phase, moon.percent)}
          className="w-48 lg:w-60"
        />
        <div className="grid gap-3">
          <p className="font-display text-headline leading-none font-light">{moon.phase}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-note">
            {facts.map(([label, value]) => (
              <div key={`${label} ${value}`} className="contents">
                <dt className="text-ivory-soft">{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {events.length === 0 ? (
        <p className="border-t border-gold-line/40 pt-5 text-ivory-soft">{s.none}</p>
      ) : (
        <ul className="border-t border-gold-line/40">
          {events.map(({ event, name }) => (
            <li
              key={name}
              className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-gold-line/40 py-5"
            >
              <EventMark event={event} className="row-span-3 size-13" />
              <h3 className="text-lead leading-tight">{name}</h3>
              <time dateTime={event.at.toISOString()} className="figures text-note text-gold">
                {formatTime(event.at)}
              </time>
              <p className="text-note text-ivory-soft">{wordsFor(event)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface StepProps {
  label: string;
  to: string | undefined;
  className?: string;
}

function Step({ label, to, className = '' }: StepProps) {
  if (!to) return null;
  return (
    <Link
      to={paths.skyDay(to)}
      aria-label={label}
      className="grid size-11 place-items-center text-gold hover:text-ivory"
    >
      <Icon name="arrow" className={`size-5 ${className}`} />
    </Link>
  );
}
