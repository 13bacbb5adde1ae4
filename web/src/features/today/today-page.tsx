import { useEffect } from 'react';
import { problemOf } from '../../api/api-error';
import { useGetTodayQuery, useOpenTodayMutation, type Day } from '../../api/today.api';
import { useWhichDay } from '../../api/use-which-day';
import { TryAgain } from '../../design/try-again';
import { useHydrated } from '../../design/use-hydrated';
import { useIsOnline } from '../../design/use-is-online';
import { usePageTitle } from '../../head';
import { useAppSelector } from '../../state/app-state';
import { useSession } from '../../state/session/use-session';
import { DayOnItsWay, DayFrame } from './day-frame';
import { Ritual } from './ritual';
import { SignPicker } from './sign-picker';
import { todayStrings as s } from './today.strings';

/** The day of whoever comes: a guest's by the sign that was chosen here, a member's by their own chart. */
export function TodayPage() {
  usePageTitle(s.title);
  const isHydrated = useHydrated();
  const which = useWhichDay();
  const { status } = useSession();
  const isOnline = useIsOnline();
  const isRemembered = useAppSelector(({ session }) => session.isRemembered);
  // Without a connection nobody can say whose session it is: what is kept here is the last one's.
  const isUndecided = status === 'unknown' && isOnline;
  const isNameless = !isUndecided && !isRemembered && status !== 'member' && !which.sign;
  const { data, error, isFetching, refetch } = useGetTodayQuery(which, {
    skip: isUndecided || isNameless,
    refetchOnMountOrArgChange: true,
  });
  const day = data?.date === which.date ? data : undefined;
  useTick(day, which);

  // What the server sends to strangers alone.
  if (!isHydrated) return <SignPicker />;
  if (day) return <Ritual key={day.date} day={day} which={which} />;
  if (isNameless) return <SignPicker />;
  if (isUndecided || isFetching || !error) return <DayOnItsWay date={which.date} />;
  const problem = problemOf(error);
  if (problem.code === 'sign_needed') return <SignPicker isMember={status === 'member'} />;
  return (
    <DayFrame date={which.date}>
      {isOnline ? (
        <TryAgain again={s.again} busy={s.trying} isBusy={isFetching} onRetry={refetch}>
          {s.failed} {problem.message}
        </TryAgain>
      ) : (
        <div role="status" className="grid gap-4">
          <p className="max-w-[14ch] font-display text-headline font-light">{s.offline.title}</p>
          <p className="max-w-[46ch] text-lead text-ivory-soft">{s.offline.text}</p>
        </div>
      )}
    </DayFrame>
  );
}

/** Opening a day ticks it, once. Where that fails the day is there all the same, and the next visit tries again. */
function useTick(day: Day | undefined, { date, zone, sign }: ReturnType<typeof useWhichDay>): void {
  const [tick] = useOpenTodayMutation();
  const isOnline = useIsOnline();
  const isWanted = isOnline && day !== undefined && !day.ticks.includes(date);
  useEffect(() => {
    if (isWanted) void tick({ date, zone, sign });
  }, [isWanted, tick, date, zone, sign]);
}
