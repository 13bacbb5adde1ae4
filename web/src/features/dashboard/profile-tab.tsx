import type { Placement, ProfileChange } from '@cosmic/contracts/account/profile';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useChangeProfileMutation, useGetProfileQuery, type Profile } from '../../api/profile.api';
import { useAppSelector } from '../../state/app-state';
import { useSession } from '../../state/session/use-session';
import { Button } from '../../design/button';
import { Skeleton } from '../../design/skeleton';
import { useToast } from '../../state/use-toast';
import { dateInWords } from '../../language/dates';
import { ChartSchool } from './chart-school';
import { LoadFailed } from './load-failed';
import { ProfileForm } from './profile-form';
import { profileStrings as s } from './profile.strings';
import { signName } from '../../design/sky/sky-names';

/** The chart brings the ephemeris along. */
const NatalWheel = lazy(async () => ({ default: (await import('./natal-wheel')).NatalWheel }));

/** Who the member is, what follows from where and when they were born, and the account below. */
export function ProfileTab({ account }: { account: ReactNode }) {
  return (
    <div className="grid gap-14">
      <Birth />
      {account}
    </div>
  );
}

function Birth() {
  const { data, isError, isFetching, refetch } = useGetProfileQuery();
  const { user } = useSession();
  const isBegun = useAppSelector(
    ({ drafts }) => user !== null && drafts.profile?.memberId === user.id,
  );
  // What was being typed when the session ended is gone on with.
  const [isEditing, setEditing] = useState(isBegun);
  if (isError) return <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full max-w-3xl" />;
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
      <div className="grid content-start gap-8">
        {isEditing ? (
          <ProfileForm profile={data} onDone={() => setEditing(false)} />
        ) : (
          <>
            <Details profile={data} />
            <Button className="justify-self-start" onClick={() => setEditing(true)}>
              {s.edit}
            </Button>
          </>
        )}
        <div className="grid gap-1">
          <Switch
            label={s.model}
            isOn={data.model_off}
            changeTo={(isOn) => ({ model_off: isOn })}
          />
          <Switch
            label={s.meanNode}
            isOn={data.lunar_node === 'mean'}
            changeTo={(isOn) => ({ lunar_node: isOn ? 'mean' : 'true' })}
          />
        </div>
        <p className="text-note text-ivory-soft">{s.private}</p>
        <ChartSchool profile={data} />
      </div>
      {data.birth_date && (
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          <NatalWheel profile={data} />
        </Suspense>
      )}
    </div>
  );
}

function Details({ profile }: { profile: Profile }) {
  const { user } = useSession();
  const rows: [string, string | null | undefined][] = [
    [s.fields.full_name, profile.full_name],
    [s.fields.email, user?.email],
    [s.fields.zodiac_sign, placementInWords(profile.signs.sun)],
    [s.fields.moon_sign, placementInWords(profile.signs.moon)],
    [s.fields.rising_sign, placementInWords(profile.signs.rising)],
    [s.fields.birth_date, profile.birth_date && dateInWords(profile.birth_date)],
    [s.fields.birth_time, profile.birth_time],
    [s.fields.birth_place, profile.birth_place?.name],
    ...(profile.current_place
      ? [[s.fields.current_place, profile.current_place.name] satisfies [string, string]]
      : []),
  ];
  return (
    <dl className="border-b border-gold-line/40">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-1 border-t border-gold-line/40 py-3 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-ivory-soft">{label}</dt>
          <dd className="figures break-words">{value || s.notSet}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A sign with its degree where that is known; both signs where the day leaves two open. */
function placementInWords({ sign, degree, possible }: Placement): string {
  const names = (sign ? [sign] : possible).map((key) => signName(key));
  const place = degree === null ? '' : ` ${Math.floor(degree)}°`;
  return names.length > 3 ? '' : names.join(s.or) + place;
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  changeTo: (isOn: boolean) => ProfileChange;
}

/** A choice that is kept as soon as it is made. */
function Switch({ label, isOn, changeTo }: SwitchProps) {
  const toast = useToast();
  const [change] = useChangeProfileMutation();
  const turn = async (next: boolean) => {
    await change(changeTo(next))
      .unwrap()
      .catch(() => toast('error', s.failed));
  };
  return (
    <label className="flex min-h-11 items-center gap-4">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => void turn(target.checked)}
        className="size-5 shrink-0 accent-gold"
      />
      {label}
    </label>
  );
}
