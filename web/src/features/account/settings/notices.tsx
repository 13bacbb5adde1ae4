import { useEffect, useState } from 'react';
import { problemOf } from '../../../api/api-error';
import { useWhichDay } from '../../../api/use-which-day';
import { Button } from '../../../design/button';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { LANGUAGE } from '../../../language/language';
import {
  deviceName,
  endDevice,
  pushPermission,
  subscribeDevice,
  type PushPermission,
} from '../../../push-device';
import { useToast } from '../../../state/use-toast';
import { visitsSoFar } from '../../../state/visits';
import { browserWorld } from '../../../state/world';
import {
  useGetNoticesQuery,
  useStartNoticesMutation,
  useStopNoticesMutation,
} from '../notices.api';
import { noticesStrings as s } from './notices.strings';
import { Setting } from './setting';

/** Whoever comes for the first or the second time is not offered it. */
const OFFERED_FROM_VISIT = 3;

/** What this browser says of itself; it is asked without a question to the person. */
interface Here {
  permission: PushPermission;
  device: string | null;
}

/** One's day by web push on this device: offered to whoever comes back, turned on by a tap alone. */
export function Notices() {
  const [here, setHere] = useState<Here>();
  const look = async () =>
    setHere({ permission: await pushPermission(), device: await deviceName() });
  useEffect(() => {
    let isLeft = false;
    void Promise.all([pushPermission(), deviceName()]).then(([permission, device]) => {
      if (!isLeft) setHere({ permission, device });
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const isOffered = visitsSoFar(browserWorld.local) >= OFFERED_FROM_VISIT;
  if (!here || (!isOffered && !here.device)) return null;
  return (
    <Setting title={s.title} text={s.text}>
      {here.permission === 'open' ? (
        <ThisDevice device={here.device} onChange={look} />
      ) : (
        <p>{s[here.permission]}</p>
      )}
    </Setting>
  );
}

interface ThisDeviceProps {
  device: string | null;
  onChange: () => Promise<void>;
}

function ThisDevice({ device, onChange }: ThisDeviceProps) {
  const toast = useToast();
  const { sign } = useWhichDay();
  const { data, isError, isFetching, refetch } = useGetNoticesQuery(
    { device },
    { refetchOnMountOrArgChange: true },
  );
  const [start] = useStartNoticesMutation();
  const [stop] = useStopNoticesMutation();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // The browser's own refusals say nothing that a person could use.
      toast('error', error instanceof DOMException ? s.notDone : problemOf(error).message);
    } finally {
      await onChange();
      setBusy(false);
    }
  };
  const turnOn = (publicKey: string) =>
    attempt(async () => {
      const subscription = await subscribeDevice(publicKey);
      if (!subscription) return toast('error', s.refused);
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      try {
        await start({ subscription, zone, language: LANGUAGE, sign }).unwrap();
      } catch (error) {
        await endDevice();
        throw error;
      }
      toast('success', s.turnedOn);
    });
  const turnOff = () =>
    attempt(async () => {
      if (device) await stop({ device }).unwrap();
      await endDevice();
      toast('success', s.turnedOff);
    });

  if (isError) {
    return (
      <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
        {s.failed}
      </TryAgain>
    );
  }
  if (!data) return <Skeleton className="h-20 w-full" />;
  return (
    <>
      <p role="status">{data.is_on ? s.on : s.off}</p>
      {data.is_on ? (
        <Button variant="secondary" busy={isBusy && s.turningOff} onClick={() => void turnOff()}>
          {s.turnOff}
        </Button>
      ) : (
        <Button busy={isBusy && s.turningOn} onClick={() => void turnOn(data.public_key)}>
          {s.turnOn}
        </Button>
      )}
    </>
  );
}
