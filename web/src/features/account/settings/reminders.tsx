import type { Frequency, Reminder } from '@cosmic/contracts/reminders';
import { problemOf } from '../../../api/api-error';
import { useSession } from '../../../state/session/use-session';
import { ChoiceGroup } from '../../../design/choice';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { useToast } from '../../../state/use-toast';
import { TryAgain } from '../../../design/try-again';
import { accountStrings } from '../account.strings';
import { useChangeReminderMutation, useGetReminderQuery } from '../reminders.api';
import { Setting } from './setting';
import { localeOf } from '../../../language/language';

const s = accountStrings.settings.reminders;

const OPTIONS = (['off', 'daily', 'weekly'] as const).map((value) => ({
  value,
  label: s.frequencies[value],
}));

/** The sky by mail: off until it is asked for, at seven by the clock of this browser. */
export function Reminders() {
  const toast = useToast();
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useGetReminderQuery();
  const [change] = useChangeReminderMutation();
  const turn = async (value: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      await change({ frequency: value as Frequency, zone: timeZone }).unwrap();
      toast('success', value === 'off' ? s.turnedOff : s.turnedOn);
    } catch (error) {
      toast('error', problemOf(error).message);
    }
  };
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
            onChange={(value) => void turn(value)}
            layout="flex flex-wrap gap-3"
            tile={({ label }) => label}
            tileClassName="min-h-11 items-center px-5"
          />
          {data.frequency !== 'off' && user?.email_verified === false && (
            <Notice tone="info">{s.unconfirmed}</Notice>
          )}
        </>
      )}
    </Setting>
  );
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
