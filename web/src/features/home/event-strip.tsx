import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../design/classes';
import { Icon } from '../../design/icon';
import { NamedIcon } from '../../design/named-icon';
import { Skeleton } from '../../design/skeleton';
import { EventMark } from '../../design/sky/event-mark';
import { dayOf } from '../../design/sky/days';
import { wordsFor } from '../../design/sky/event-words';
import { paths } from '../../paths';
import { belowStrings } from './below.strings';
import type { EventAhead } from './sky-ahead';
import { dateFormat, relativeFormat } from '../../language/formats';

const s = belowStrings.events;
const SHOWN = 14;
const DAY_MS = 86_400_000;
/** Room for the longest words of an event, so that nothing moves when the events come. */
const CARDS = 'min-h-104';

/** The next events, soonest first. */
export function EventStrip({ at, events }: { at: Date; events: readonly EventAhead[] }) {
  return (
    <Strip>
      {events.slice(0, SHOWN).map(({ event, name }) => (
        <EventCard
          key={`${name} ${event.at.getTime()}`}
          mark={<EventMark event={event} className="size-28" />}
          name={
            <Link
              to={paths.skyDay(dayOf(event.at))}
              className="after:absolute after:inset-0 hover:text-gold"
            >
              {name}
            </Link>
          }
          when={
            <time dateTime={event.at.toISOString()}>
              {dayAndMonth.format(event.at)} · {daysFrom(at, event.at)}
            </time>
          }
          text={wordsFor(event)}
        />
      ))}
    </Strip>
  );
}

/** In place of the events while they can't be had. */
export function SampleStrip() {
  return (
    <Strip>
      {s.samples.map(({ name, date, description }) => (
        <EventCard
          key={name}
          mark={<NamedIcon name="moon-star" className="m-6 size-16 text-gold" />}
          name={name}
          when={date}
          text={description}
        />
      ))}
    </Strip>
  );
}

export function WaitingStrip() {
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Skeleton className="-mb-1 h-12 w-28 justify-self-end" />
      <Skeleton className={classes(CARDS, 'w-full')} />
    </div>
  );
}

/** A row that is scrolled by swiping, by the arrow keys and by two buttons. */
function Strip({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const turn = (pages: number) => {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollBy({ left: pages * width * 0.8, behavior: 'smooth' });
  };
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="-mb-1 flex items-center justify-between gap-4">
        <p className="text-ivory-soft">{s.ahead}</p>
        <div className="-mr-3 flex">
          <button type="button" aria-label={s.earlier} onClick={() => turn(-1)} className={TURN}>
            <Icon name="arrow" className="size-5 rotate-180" />
          </button>
          <button type="button" aria-label={s.later} onClick={() => turn(1)} className={TURN}>
            <Icon name="arrow" className="size-5" />
          </button>
        </div>
      </div>
      <div
        ref={row}
        role="region"
        aria-label={s.ahead}
        tabIndex={0}
        className="-mr-[clamp(1.25rem,5vw,4rem)] snap-x overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
      >
        <ul className={classes(CARDS, 'flex w-max border-y border-gold-line/40 pr-10')}>
          {children}
        </ul>
      </div>
    </div>
  );
}

const TURN = 'grid size-12 place-items-center text-ivory-soft hover:text-gold';

interface EventCardProps {
  mark: ReactNode;
  name: ReactNode;
  when: ReactNode;
  text: string;
}

function EventCard({ mark, name, when, text }: EventCardProps) {
  return (
    <li className="relative flex w-[min(18.5rem,76vw)] snap-start flex-col gap-4 border-gold-line/40 px-7 py-10 not-last:border-r first:pl-0">
      {mark}
      <p className="figures -mb-2 text-note text-gold">{when}</p>
      <h3 className="text-title leading-[1.1]">{name}</h3>
      <p className="text-ivory-soft">{text}</p>
    </li>
  );
}

/** How many midnights lie between, in words. */
function daysFrom(from: Date, to: Date): string {
  const midnight = (at: Date) => new Date(at).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(to) - midnight(from)) / DAY_MS);
  return relative.format(days, 'day');
}

const dayAndMonth = dateFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const relative = relativeFormat('en');
