import { useState } from 'react';
import { usePeople } from '../../../../api/people.api';
import { useGetProfileQuery } from '../../../../api/profile.api';
import { Button } from '../../../../design/button';
import { Skeleton } from '../../../../design/skeleton';
import { useSession } from '../../../../state/session/use-session';
import type { FormValues } from '../form-values';
import { SignChoice } from '../sign-choice';
import type { FieldProps } from '../tool-field';
import { ownSignsStrings as s } from './own-signs.strings';
import { SignsOfBirth } from './signs-of-birth';
import { possibleIn, SignsOfChart, type SignedBirth } from './signs-of-chart';
import { useBirthAnswers } from './use-birth-answers';

type Way = 'chart' | 'date' | 'hand';

interface OwnSignsProps {
  slug: string;
  fields: readonly FieldProps[];
  onChange: (signs: FormValues) => void;
}

/**
 * Sun, Moon and rising sign of somebody: from the chart of a member or of somebody they keep, from a
 * birth date, or picked by hand.
 */
export function OwnSigns({ slug, fields, onChange }: OwnSignsProps) {
  const { status, user } = useSession();
  const { data, isLoading } = useGetProfileQuery(undefined, { skip: status !== 'member' });
  const people = usePeople();
  const profile = status === 'member' && data?.birth_date ? data : undefined;
  const [chosen, choose] = useState<Way>();
  const [{ date }] = useBirthAnswers();
  const [firstWay] = useState(() => wayOf(fields, date));
  if (status === 'unknown' || isLoading) return <Skeleton className="h-72 w-full" />;

  const isTheirChart = profile !== undefined && agrees(profile, fields);
  const other = isTheirChart ? undefined : people.find((person) => isOf(person, fields));
  const chart = other ?? profile;
  const way = chosen ?? (isTheirChart || other ? 'chart' : profile ? 'hand' : firstWay);
  const goBy = (next: Way) => {
    choose(next);
    if (next === 'chart' && profile) onChange(signsIn(profile, fields));
  };
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-2 font-display text-title font-light">{s.title}</legend>
      {way === 'chart' && chart && (
        <SignsOfChart birth={chart} name={other?.name} slug={slug} fields={fields} />
      )}
      {way === 'date' && (
        <SignsOfBirth key={user?.id ?? 'guest'} fields={fields} onChange={onChange} />
      )}
      {way === 'hand' && (
        <div className="grid gap-7">
          {fields.map((props) => (
            <SignChoice key={props.field.name} {...props} layout="narrow" />
          ))}
        </div>
      )}
      <div className="-ml-3 flex flex-wrap gap-3">
        {profile && (way !== 'chart' || other) && (
          <Button variant="quiet" size="compact" onClick={() => goBy('chart')}>
            {s.byMyChart}
          </Button>
        )}
        {way !== 'date' && (
          <Button variant="quiet" size="compact" onClick={() => goBy('date')}>
            {profile ? s.byAnotherDate : s.byDate}
          </Button>
        )}
        {way !== 'hand' && (
          <Button variant="quiet" size="compact" onClick={() => goBy('hand')}>
            {s.byHand}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Whoever comes with signs and no birth date picked them by hand before. */
function wayOf(fields: readonly FieldProps[], birthDate: string): Way {
  const arePicked = fields.every(({ value }) => value !== '');
  return arePicked && birthDate === '' ? 'hand' : 'date';
}

/** Whether what the form holds is what the chart says, as far as it says anything. */
function agrees(birth: SignedBirth, fields: readonly FieldProps[]): boolean {
  return fields.every(({ field, value }) => {
    const possible = possibleIn(birth, field.name);
    return value === '' || possible.length === 0 || possible.some((sign) => sign === value);
  });
}

/** Whether the form holds every sign that somebody's birth decides. */
function isOf(birth: SignedBirth, fields: readonly FieldProps[]): boolean {
  const decided = fields.filter(({ field }) => possibleIn(birth, field.name).length === 1);
  return decided.length > 0 && decided.every(({ value }) => value !== '') && agrees(birth, fields);
}

/** What the chart fills in: a sign where it is certain, nothing where one has to be chosen. */
function signsIn(birth: SignedBirth, fields: readonly FieldProps[]): FormValues {
  return Object.fromEntries(
    fields.map(({ field }) => {
      const [sign = '', other] = possibleIn(birth, field.name);
      return [field.name, other ? '' : sign];
    }),
  );
}
