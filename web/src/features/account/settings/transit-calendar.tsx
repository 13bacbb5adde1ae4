import { useState } from 'react';
import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { buttonLook } from '../../../design/button-look';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { dateFormat } from '../../../language/formats';
import { LANGUAGE } from '../../../language/language';
import { copy } from '../../../share';
import { useToast } from '../../../state/use-toast';
import {
  useGetTransitCalendarQuery,
  useMakeTransitCalendarMutation,
  useRevokeTransitCalendarMutation,
} from '../transit-calendar.api';
import { Setting } from './setting';
import { transitCalendarStrings as s } from './transit-calendar.strings';

const DAY = dateFormat('en-GB', { dateStyle: 'long' });

/** A secret address of one's own transits for calendar programs: made, told once, taken back. */
export function TransitCalendar() {
  const { data, isError, isFetching, refetch } = useGetTransitCalendarQuery();
  return (
    <Setting title={s.title} text={s.text}>
      {isError && (
        <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
          {s.failed}
        </TryAgain>
      )}
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {data && <Address since={data.since} />}
    </Setting>
  );
}

function Address({ since }: { since: string | null }) {
  const toast = useToast();
  /** Known until the page is left, and never again. */
  const [path, setPath] = useState<string | null>(null);
  const [make, { isLoading: isMaking }] = useMakeTransitCalendarMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeTransitCalendarMutation();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast('error', problemOf(error).message);
    }
  };
  const makeOne = () =>
    attempt(async () => {
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      setPath((await make({ zone, language: LANGUAGE }).unwrap()).path);
      toast('success', s.made);
    });
  const takeBack = () =>
    attempt(async () => {
      await revoke().unwrap();
      setPath(null);
      toast('success', s.revoked);
    });
  return (
    <>
      {path ? <Made url={new URL(path, window.location.origin)} /> : <p>{wordsOf(since)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isMaking && s.making} onClick={() => void makeOne()}>
          {since ? s.makeAnew : s.make}
        </Button>
        {since && (
          <Button variant="quiet" busy={isRevoking && s.revoking} onClick={() => void takeBack()}>
            {s.revoke}
          </Button>
        )}
      </div>
    </>
  );
}

function Made({ url }: { url: URL }) {
  const toast = useToast();
  const copyIt = async () => {
    try {
      await copy(url.href);
      toast('success', s.copied);
    } catch {
      toast('error', s.copyFailed);
    }
  };
  return (
    <div className="grid w-full gap-4">
      <Field label={s.address} hint={s.addressHint}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            readOnly
            value={url.href}
            className="figures"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyIt()}>{s.copy}</Button>
        {/* Calendar programs open such an address and ask whether to subscribe. */}
        <a
          className={buttonLook('secondary', 'regular', undefined)}
          href={`webcal://${url.host}${url.pathname}`}
        >
          {s.open}
        </a>
      </div>
    </div>
  );
}

function wordsOf(since: string | null): string {
  return since ? s.since(DAY.format(new Date(since))) : s.none;
}
