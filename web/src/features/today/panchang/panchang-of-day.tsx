import type { LimbEnd, PanchangOfDay as Answer } from '@cosmic/contracts/sky/panchang';
import type { Place } from '@cosmic/contracts/sky/places';
import { clockTime, civilDate } from '@cosmic/sky/places/zone';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../design/panchang/chosen-place';
import { festivalName, limbName, observanceName } from '../../../design/panchang/names';
import { Skeleton } from '../../../design/skeleton';
import { TownField } from '../../../design/birth/town-field';
import { TryAgain } from '../../../design/try-again';
import { useGetPanchangDayQuery } from './panchang-day.api';
import { panchangStrings as s } from './panchang.strings';
import { SunArc } from './sun-arc';
import { useOwnPlace } from './use-own-place';
import { skyPaths } from '../../../sky-paths';

const LINK =
  'inline-block py-2.5 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory';

/** Tithi, nakshatra, the Sun, Rahu kalam and the festival of a day at the reader's place. */
export function PanchangOfDay({ date }: { date: string }) {
  const { place, isUndecided, choose } = useOwnPlace();
  if (isUndecided) return <OnItsWay />;
  if (place) return <DayAt key={place.name} date={date} place={place} onChoose={choose} />;
  return (
    <div className="grid gap-6">
      <Title />
      <p className="max-w-[40ch] text-lead">{s.ask}</p>
      <TownField label={s.placeLabel} hint={s.placeHint} onChoose={choose} />
    </div>
  );
}

interface DayAtProps {
  date: string;
  place: Place;
  onChoose: (place: Place) => void;
}

function DayAt({ date, place, onChoose }: DayAtProps) {
  const { latitude, longitude, zone } = place;
  const asking = useGetPanchangDayQuery({ date, latitude, longitude, zone });
  const { data: day, isError, isFetching, refetch } = asking;
  const month = new URLSearchParams({ month: date.slice(0, 7), ...queryOf(place) }).toString();
  if (!day && !isError) return <OnItsWay />;
  return (
    <>
      {day?.panchang && <Arc panchang={day.panchang} zone={zone} />}
      <div className="grid gap-5 lg:gap-7">
        <Title />
        {day && <Told day={day} zone={zone} />}
        {isError && (
          <TryAgain again={s.again} busy={s.asking} isBusy={isFetching} onRetry={refetch}>
            {s.failed}
          </TryAgain>
        )}
        <PlaceLine place={place} onChoose={onChoose} />
        <Link to={`${skyPaths.panchangMonth}?${month}`} className={`${LINK} justify-self-start`}>
          {s.month}
        </Link>
      </div>
    </>
  );
}

function Title() {
  return (
    <h2 id="panchang-title" className="font-text text-body text-gold lg:text-lead">
      {s.title}
    </h2>
  );
}

function Told({ day, zone }: { day: Answer; zone: string }) {
  const { date, panchang, festivals, observances } = day;
  if (!panchang) return <p className="max-w-[40ch] text-lead text-ivory-soft">{s.noSun}</p>;
  const { tithi, nakshatra, sunrise, sunset, rahuKalam } = panchang;
  const kept = [...festivals.map(festivalName), ...observances.map(observanceName)];
  const time = (at: string) => clockTime(zone, new Date(at));
  /** Until when the first of a limb runs, and what follows on the same day. */
  const until = (limb: 'tithi' | 'nakshatra', [first, next]: readonly LimbEnd[]) => {
    if (!first) return '';
    const isToday = civilDate(zone, new Date(first.to)) === date;
    const end = s.until(isToday ? time(first.to) : s.tomorrow(time(first.to)));
    return next ? end + s.then(limbName(limb, next)) : end;
  };
  const [first] = tithi;
  const [star] = nakshatra;
  const rows: [string, string][] = [
    [s.nakshatra, star ? `${limbName('nakshatra', star)}, ${until('nakshatra', nakshatra)}` : ''],
    [s.sunrise, time(sunrise)],
    [s.sunset, time(sunset)],
    [s.rahuKalam, s.span(time(rahuKalam.from), time(rahuKalam.to))],
  ];
  return (
    <>
      <div className="grid gap-3">
        {kept.length > 0 && <p className="font-display text-title text-gold">{kept.join(', ')}</p>}
        {first && (
          <>
            <p className="max-w-[16ch] font-display text-[clamp(2.5rem,1.6rem+4vw,5.5rem)] leading-[0.98] font-light tracking-[-0.02em]">
              {limbName('tithi', first)}
            </p>
            <p className="font-display text-title text-gold">{until('tithi', tithi)}</p>
          </>
        )}
      </div>
      <dl className="grid max-w-xl border-b border-gold-line/40">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_1fr] gap-x-4 border-t border-gold-line/40 py-2"
          >
            <dt className="text-ivory-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-note text-ivory-soft">{s.rahuHint}</p>
    </>
  );
}

function Arc({ panchang, zone }: { panchang: NonNullable<Answer['panchang']>; zone: string }) {
  const [now] = useState(() => new Date().toISOString());
  const { sunrise, sunset, rahuKalam } = panchang;
  const time = (at: string) => clockTime(zone, new Date(at));
  return (
    <SunArc
      {...{ sunrise, sunset, rahuKalam, now }}
      label={s.arc(time(sunrise), time(sunset), time(rahuKalam.from), time(rahuKalam.to))}
      className="w-[min(60vw,28svh)] md:w-[min(50vw,34svh)] lg:order-2 lg:w-full"
    />
  );
}

/** By whose Sun it is, and the way to another. */
function PlaceLine({ place, onChoose }: Omit<DayAtProps, 'date'>) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 text-note text-ivory-soft">
        {s.place(place.name)}
        <button
          type="button"
          aria-expanded={isChoosing}
          className={LINK}
          onClick={() => setChoosing(!isChoosing)}
        >
          {isChoosing ? s.leave : s.otherPlace}
        </button>
      </p>
      {isChoosing && <TownField label={s.placeLabel} hint={s.placeHint} onChoose={onChoose} />}
    </div>
  );
}

function OnItsWay() {
  return (
    <div role="status" className="grid gap-5">
      <Title />
      <Skeleton className="h-72 w-full max-w-xl" />
    </div>
  );
}
