import type { Frequency, Reminder, ReminderChange } from '@cosmic/contracts/account/reminders';
import { problemOf } from '../../../api/api-error';
import { useWhichDay } from '../../../api/use-which-day';
import { useGetProfileQuery } from '../../../api/profile.api';
import { useSession } from '../../../state/session/use-session';
import { ChoiceGroup } from '../../../design/choice';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { useToast } from '../../../state/use-toast';
import { TryAgain } from '../../../design/try-again';
import { LANGUAGE, localeOf } from '../../../language/language';
import { accountStrings } from '../account.strings';
import { useChangeReminderMutation, useGetReminderQuery } from '../reminders.api';
import { MorningHour } from './morning-hour';
import { OwnSign } from './own-sign';
import { Setting } from './setting';
import { SilentDays } from './silent-days';

const s = accountStrings.settings.reminders;

const OPTIONS = (['off', 'daily', 'weekly'] as const).map((value) => ({
  value,
  label: s.frequencies[value],
}));

/** The day by mail: off until it is asked for, at dawn or at an hour of this browser's clock. */
export function Reminders() {
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useGetReminderQuery();
  const { data: profile } = useGetProfileQuery();
  const { sign } = useWhichDay();
  const change = useChange(data);
  /** A member whose birth is not known is told the day of a sign: the one that this browser shows. */
  const isSignAsked = profile?.birth_date === null;
  const ownSign = data?.sign ?? (isSignAsked ? sign : null);
  return (
    <Setting title={s.title} text={s.text}>
      {isError && (
        <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
          {s.failed}
        </TryAgain>
      )}
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {data && (
        <>
          <ChoiceGroup
            name="reminders"
            label={s.label}
            hint={whenOf(data)}
            options={OPTIONS}
            value={data.frequency}
            onChange={(value) =>
              void change(
                { frequency: value as Frequency, sign: ownSign },
                value === 'off' ? s.turnedOff : s.turnedOn,
              )
            }
            layout="flex flex-wrap gap-3"
            tile={({ label }) => label}
            tileClassName="min-h-11 items-center px-5"
          />
          {isSignAsked && (
            <OwnSign value={ownSign} onChange={(next) => change({ sign: next }, s.kept)} />
          )}
          {data.frequency !== 'off' && (
            <>
              <MorningHour reminder={data} onChange={(next) => change(next, s.kept)} />
              <SilentDays
                days={data.silent_days}
                onChange={(silent_days) => change({ silent_days }, s.kept)}
              />
            </>
          )}
          {data.frequency !== 'off' && user?.email_verified === false && (
            <Notice tone="info">{s.unconfirmed}</Notice>
          )}
        </>
      )}
    </Setting>
  );
}

/** Changes some of the settings, by this browser's clock and language, and says that it was done. */
function useChange(before: Reminder | undefined) {
  const toast = useToast();
  const [send] = useChangeReminderMutation();
  return async (change: Partial<ReminderChange>, done: string): Promise<void> => {
    if (!before) return;
    const { next_at: _, ...kept } = before;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      await send({ ...kept, zone, language: LANGUAGE, ...change }).unwrap();
      toast('success', done);
    } catch (error) {
      toast('error', problemOf(error).message);
    }
  };
}

/** When the next letter leaves, by the clock that it goes by. */
function whenOf({ next_at, zone }: Reminder): string {
  if (!next_at || !zone) return s.none;
  const format = new Intl.DateTimeFormat(localeOf('en-GB'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  return s.next(format.format(new Date(next_at)), zone.replaceAll('_', ' '));
}
