import type { SessionEntry } from '@cosmic/contracts/account/auth';
import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { Skeleton } from '../../../design/skeleton';
import { useToast } from '../../../state/use-toast';
import { TryAgain } from '../../../design/try-again';
import { dateFormat } from '../../../language/formats';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../sessions.api';
import { sessionsStrings as s } from './sessions.strings';

const MOMENT = dateFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Where the member is signed in; each session but this one can be ended here. */
export function Sessions() {
  const { data, isError, isFetching, refetch } = useListSessionsQuery();
  if (isError) {
    return (
      <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
        {s.failed}
      </TryAgain>
    );
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  const hasOthers = data.sessions.some(({ is_current }) => !is_current);
  return (
    <>
      <ul aria-label={s.list} className="grid w-full">
        {data.sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && <EndOthers />}
    </>
  );
}

function Device({
  session: { id, first_seen, last_used, is_current, ...named },
}: {
  session: SessionEntry;
}) {
  const toast = useToast();
  const [end, { isLoading }] = useEndSessionMutation();
  const name = nameOf(named);
  const act = () =>
    end({ id })
      .unwrap()
      .then(
        () => toast('success', s.ended),
        (error: unknown) => toast('error', problemOf(error).message),
      );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-gold-line/40 py-4 first:border-t-0 first:pt-0">
      <div className="grid gap-1">
        <span>{name}</span>
        <span className="text-note text-ivory-soft">
          {is_current ? s.current : s.lastUsed(MOMENT.format(new Date(last_used)))}
        </span>
        <span className="text-note text-ivory-soft">
          {s.firstSeen(MOMENT.format(new Date(first_seen)))}
        </span>
      </div>
      {!is_current && (
        <Button
          variant="secondary"
          size="compact"
          aria-label={s.endOf(name)}
          busy={isLoading && s.busy}
          onClick={() => void act()}
        >
          {s.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const toast = useToast();
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const act = () =>
    end()
      .unwrap()
      .then(
        () => toast('success', s.othersEnded),
        (error: unknown) => toast('error', problemOf(error).message),
      );
  return (
    <Button variant="secondary" busy={isLoading && s.busy} onClick={() => void act()}>
      {s.endOthers}
    </Button>
  );
}

function nameOf({ browser, system }: Pick<SessionEntry, 'browser' | 'system'>): string {
  if (browser && system) return s.device(browser, system);
  return browser ?? system ?? s.unknown;
}
