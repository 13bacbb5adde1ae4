import { MAX_CONDITIONS } from '@cosmic/contracts/days/best-days-limits';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Condition } from '@cosmic/sky/elections/conditions';
import { PURPOSES, TRADITIONS } from '@cosmic/sky/elections/ready-sets';
import { civilDate } from '@cosmic/sky/places/zone';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../design/button';
import { classes } from '../../../design/classes';
import { FieldNotes } from '../../../design/field';
import { Skeleton } from '../../../design/skeleton';
import { usePageTitle } from '../../../head';
import { placeIn, queryOf } from '../../../design/panchang/chosen-place';
import { TownField } from '../../../design/birth/town-field';
import { TryAgain } from '../../../design/try-again';
import { conditionsIn, keysOf, READY_SETS, readySetOf } from './asked';
import { useGetBestDaysQuery } from './best-days.api';
import { bestDaysStrings as s } from './best-days.strings';
import { ConditionPicker } from './condition-picker';
import { FoundWindows } from './found-windows';
import { skyPaths } from '../../../sky-paths';

/** The windows of a year that meet what is asked of them. Conditions and place stand in the address. */
export function BestDaysPage() {
  usePageTitle(s.title);
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useSearchParams();
  const [isAwaited, setAwaited] = useState(false);
  const query = asked.toString();
  const place = useMemo(() => placeIn(new URLSearchParams(query)), [query]);
  const conditions = useMemo(() => conditionsIn(new URLSearchParams(query)), [query]);
  const { latitude, longitude, zone } = place;
  const asking = useGetBestDaysQuery({
    ...{ latitude, longitude, zone },
    from: civilDate(zone, now),
    ask: keysOf(conditions),
  });
  const { currentData: found, isError, isFetching } = asking;
  const ask = (next: readonly Condition[], town: Place) => {
    setAwaited(true);
    setAsked(addressOf(next, town), { preventScrollReset: true });
  };
  return (
    <div className="page grid gap-14 pb-28 pt-36 md:pt-44">
      <header className="grid gap-6">
        <h1 className="max-w-[14ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
        <p className="max-w-[52ch] text-lead text-ivory-soft">{s.intro}</p>
        <TownField
          key={place.name}
          label={s.place}
          hint={s.placeHint}
          place={place}
          onChoose={(town) => setAsked(addressOf(conditions, town), { preventScrollReset: true })}
        />
      </header>
      <ReadySets conditions={conditions} place={place} />
      <Choice
        key={keysOf(conditions)}
        asked={conditions}
        isBusy={isFetching}
        onAsk={(next) => ask(next, place)}
      />
      {isError && (
        <TryAgain again={s.again} busy={s.finding} isBusy={isFetching} onRetry={asking.refetch}>
          {s.failed}
        </TryAgain>
      )}
      {found ? (
        <FoundWindows
          key={`${keysOf(conditions)} ${place.name}`}
          {...{ found, conditions, place, now, isAwaited }}
        />
      ) : (
        !isError && <Skeleton className="h-[40rem] w-full" />
      )}
      <p className="max-w-[70ch] text-note text-ivory-soft">{s.rule}</p>
    </div>
  );
}

function addressOf(conditions: readonly Condition[], place: Place): Record<string, string> {
  return { ask: keysOf(conditions), ...queryOf(place) };
}

/** What is usually asked for a purpose, in either tradition: each is a link. */
function ReadySets({ conditions, place }: { conditions: readonly Condition[]; place: Place }) {
  const current = readySetOf(conditions);
  return (
    <nav aria-label={s.sets} className="grid gap-6 sm:grid-cols-2">
      {TRADITIONS.map((tradition) => (
        <div key={tradition} className="grid content-start gap-3">
          <h2 className="text-title font-light">{s.traditions[tradition]}</h2>
          <ul className="flex flex-wrap gap-2">
            {PURPOSES.map((purpose) => {
              const set = READY_SETS.find(
                (one) => one.tradition === tradition && one.purpose === purpose,
              );
              const to = `${skyPaths.bestDays}?${new URLSearchParams(addressOf(set?.conditions ?? [], place)).toString()}`;
              const isCurrent = current === set;
              return (
                <li key={purpose}>
                  <Link
                    to={to}
                    preventScrollReset
                    aria-current={isCurrent ? 'true' : undefined}
                    className={classes(
                      'flex min-h-12 items-center border px-4 py-2',
                      isCurrent
                        ? 'border-gold bg-gold/10 text-gold'
                        : 'border-gold-line/45 text-ivory-soft hover:border-gold-line hover:text-ivory',
                    )}
                  >
                    {s.purposes[purpose]}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ChoiceProps {
  asked: readonly Condition[];
  isBusy: boolean;
  onAsk: (conditions: readonly Condition[]) => void;
}

/** The conditions one by one; they are asked together. */
function Choice({ asked, isBusy, onAsk }: ChoiceProps) {
  const [conditions, setConditions] = useState(asked);
  const [isTried, setTried] = useState(false);
  const errorId = useId();
  const error =
    conditions.length === 0
      ? s.none
      : conditions.length > MAX_CONDITIONS
        ? s.tooMany(MAX_CONDITIONS)
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error) onAsk(conditions);
  };
  return (
    <form onSubmit={submit} className="grid gap-6" aria-label={s.choose}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-title font-light">{s.choose}</h2>
        <span aria-live="polite" className="text-note text-ivory-soft">
          {s.chosen(conditions.length)}
        </span>
      </div>
      <ConditionPicker conditions={conditions} onChange={setConditions} />
      <FieldNotes
        hint={undefined}
        hintId=""
        error={isTried ? error : undefined}
        errorId={errorId}
      />
      <div className="main-actions grid max-md:*:w-full md:justify-items-start">
        <Button
          type="submit"
          busy={isBusy && s.finding}
          aria-describedby={isTried && error ? errorId : undefined}
        >
          {s.find}
        </Button>
      </div>
    </form>
  );
}
