import type { ReactNode } from 'react';
import { formatDay } from './formats';
import { todayStrings as s } from './today.strings';

/** A day of which nothing can be told yet: its date, and what is said instead. */
export function DayFrame({ date, children }: { date: string; children: ReactNode }) {
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <div className="page relative grid min-h-[calc(100svh-var(--bottom-bar))] content-center gap-10 pb-16 pt-24">
        <h1 className="text-lead text-gold">{formatDay(date)}</h1>
        {children}
      </div>
    </div>
  );
}

/** The date is known at once; the Moon is sketched in when the rest takes its time. */
export function DayOnItsWay({ date }: { date: string }) {
  return (
    <DayFrame date={date}>
      <div role="status" className="grid animate-appear gap-8 [animation-delay:150ms]">
        <svg
          viewBox="-112 -112 224 224"
          className="line-art fine w-48 animate-breathe text-gold-line md:w-72"
          strokeWidth={1}
          aria-hidden="true"
        >
          <circle r={108} strokeDasharray="1 6" stroke="currentColor" />
          <circle r={100} strokeDasharray="14 10" stroke="currentColor" />
          <path d="M0 -100a60 100 0 0 1 0 200" strokeDasharray="4 8" stroke="currentColor" />
        </svg>
        <p className="text-lead text-ivory-soft">{s.wait}</p>
      </div>
    </DayFrame>
  );
}
