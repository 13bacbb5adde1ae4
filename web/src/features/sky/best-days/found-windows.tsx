import type { BestDays, BestWindow } from '@cosmic/contracts/days/best-days';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Condition } from '@cosmic/sky/elections/conditions';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/button';
import { NamedIcon } from '../../../design/named-icon';
import { Notice } from '../../../design/notice';
import { saveFile } from '../../../save-file';
import { readySetOf } from './asked';
import { bestDaysStrings as s } from './best-days.strings';
import { conditionStrings } from './conditions.strings';
import { WindowList } from './window-list';
import { clockOf, fileOf } from './window-words';

interface FoundProps {
  found: BestDays;
  conditions: readonly Condition[];
  place: Place;
  now: Date;
  /** Whether it was asked for here, so that the reader is led to it. */
  isAwaited: boolean;
}

/** What a year has of what was asked: all that meets it, and what meets all but one. */
export function FoundWindows({ found, conditions, place, now, isAwaited }: FoundProps) {
  const heading = useLedTo(isAwaited, found);
  const [isNearOpen, setNearOpen] = useState(false);
  const toCome = (windows: readonly BestWindow[]) => windows.filter(({ to }) => new Date(to) > now);
  const [all, near] = [toCome(found.all.windows), toCome(found.allButOne.windows)];
  const count = found.all.count - (found.all.windows.length - all.length);
  const nearCount = found.allButOne.count - (found.allButOne.windows.length - near.length);
  const set = readySetOf(conditions);
  const summary = set ? s.purposes[set.purpose] : s.summary;
  const keep = (windows: readonly BestWindow[]) =>
    saveFile(s.fileName, fileOf(windows, conditions, place, summary, now), 'text/calendar');
  const list = { conditions, place, now, onKeep: keep };
  const isNearAlone = all.length === 0 && near.length > 0;
  return (
    <section aria-labelledby="found" className="grid gap-10">
      <div className="grid gap-5 border-t border-gold-line/30 pt-14">
        <h2
          id="found"
          ref={heading}
          tabIndex={-1}
          className="max-w-[22ch] scroll-mt-28 text-headline font-light outline-none"
        >
          {all.length > 0 ? s.all(count, conditions.length) : s.nothing(conditions.length)}
        </h2>
        <Asked conditions={conditions} />
        <p className="text-note text-ivory-soft">
          {rangeOf(place, now)} {all.length < count && s.earliest(all.length)}
        </p>
        {all.length > 0 && (
          <Button variant="secondary" className="justify-self-start" onClick={() => keep(all)}>
            <NamedIcon name="calendar" className="size-5 text-gold" />
            {s.keepAll(all.length)}
          </Button>
        )}
        {found.daysWithoutSunrise > 0 && (
          <Notice tone="info">{s.noSunrise(found.daysWithoutSunrise)}</Notice>
        )}
        {set?.purpose === 'marry' && <Notice tone="info">{s.wedding}</Notice>}
      </div>
      {all.length > 0 && <WindowList key="all" windows={all} {...list} />}
      {all.length === 0 && (
        <p className="max-w-[52ch] text-lead text-ivory-soft">{emptyWords(conditions, near)}</p>
      )}
      {near.length > 0 && (
        <div className="grid gap-6 border-t border-gold-line/30 pt-10">
          <h2 className="text-title font-light">{s.allButOne(nearCount)}</h2>
          {near.length < nearCount && (isNearAlone || isNearOpen) && (
            <p className="text-note text-ivory-soft">{s.earliest(near.length)}</p>
          )}
          {isNearAlone || isNearOpen ? (
            <WindowList windows={near} {...list} />
          ) : (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => setNearOpen(true)}
            >
              {s.showNear}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Asked({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ul aria-label={s.asked} className="flex max-w-[70ch] flex-wrap gap-x-2 gap-y-2 text-note">
      {conditions.map((condition) => (
        <li key={condition.key} className="border border-gold-line/45 px-3 py-1">
          {conditionStrings.name(condition)}
        </li>
      ))}
    </ul>
  );
}

function rangeOf(place: Place, now: Date): string {
  const end = new Date(now);
  end.setFullYear(end.getFullYear() + 1);
  const { date } = clockOf(place);
  return s.range(date(now), date(end), place.name);
}

function emptyWords(conditions: readonly Condition[], near: readonly BestWindow[]): string {
  if (conditions.length === 1) return s.noneOfOne;
  return near.length > 0 ? s.butThese : s.noneAtAll;
}

/** Leads whoever asked to the answer, once it is there. */
function useLedTo(isAwaited: boolean, found: BestDays) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [isAwaited, found]);
  return heading;
}
