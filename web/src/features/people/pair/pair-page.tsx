import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../api/api-error';
import { ME, useGetPairQuery } from '../../../api/pairs.api';
import { usePeople } from '../../../api/people.api';
import { ButtonLink } from '../../../design/button-link';
import { ChartCorner } from '../../../design/chart-corner';
import { SelectControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { usePageTitle } from '../../../head';
import { invitationPaths } from '../../../invitation-paths';
import { paths } from '../../../paths';
import { PairCharts } from './pair-charts';
import { pairStrings as s } from './pair.strings';

/** The charts of two: of the member and somebody whom they keep, or of two of those. */
export function PairPage() {
  usePageTitle(s.tab);
  const { id: second = '' } = useParams();
  const [search] = useSearchParams();
  const first = search.get('with') ?? ME;
  const { currentData, error, isFetching, refetch } = useGetPairQuery({ first, second });
  const names = useNames();
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        <header className="grid gap-6">
          <div className="-ml-3 flex flex-wrap gap-x-2">
            <ButtonLink to={paths.people} variant="quiet">
              {s.back}
            </ButtonLink>
            <ButtonLink to={invitationPaths.invite} variant="quiet">
              {s.invite}
            </ButtonLink>
          </div>
          <h1 className="text-headline font-light tracking-[-0.01em] wrap-anywhere md:text-hero">
            {names.has(first) && names.has(second)
              ? s.title(names.get(first)!, names.get(second)!)
              : s.tab}
          </h1>
          <Chooser first={first} second={second} names={names} />
        </header>
        {error ? (
          <Failure code={problemOf(error).code}>
            <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
              {s.failed}
            </TryAgain>
          </Failure>
        ) : currentData ? (
          <PairCharts pair={currentData} first={first} second={second} />
        ) : (
          <div role="status" aria-label={s.loading} className="grid gap-10 lg:grid-cols-2">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-96 w-full" />
          </div>
        )}
      </div>
    </div>
  );
}

/** What everybody is called who may be of a pair, by their ids. */
function useNames(): ReadonlyMap<string, string> {
  const people = usePeople();
  return new Map([[ME, s.you], ...people.map(({ id, name }) => [id, name] as const)]);
}

interface ChooserProps {
  first: string;
  second: string;
  names: ReadonlyMap<string, string>;
}

/** Puts somebody else in one's place. Who is of the pair already is not offered twice. */
function Chooser({ first, second, names }: ChooserProps) {
  const navigate = useNavigate();
  const open = (one: string, other: string) => {
    // The address is that of somebody who is kept.
    const [whom, beside] = other === ME ? [one, other] : [other, one];
    const query = beside === ME ? '' : `?with=${beside}`;
    void navigate(paths.person(whom) + query, { replace: true });
  };
  const optionsBut = (taken: string) =>
    [...names]
      .filter(([id]) => id !== taken)
      .map(([value, label]) => {
        return { value, label };
      });
  if (names.size < 3 || !names.has(first) || !names.has(second)) return null;
  return (
    <div className="grid max-w-xl gap-5 sm:grid-cols-2">
      <Field label={s.choose.first}>
        {(wiring) => (
          <SelectControl
            wiring={wiring}
            value={first}
            options={optionsBut(second)}
            onChange={({ target }) => open(target.value, second)}
          />
        )}
      </Field>
      <Field label={s.choose.second}>
        {(wiring) => (
          <SelectControl
            wiring={wiring}
            value={second}
            options={optionsBut(first).filter(({ value }) => value !== ME)}
            onChange={({ target }) => open(first, target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** Why there are no charts, with the way on. */
function Failure({ code, children }: { code: string; children: ReactNode }) {
  if (code === 'birth_date_needed') {
    return (
      <Notice
        tone="info"
        action={
          <ButtonLink to={paths.myProfile} variant="secondary" size="compact">
            {s.addBirth}
          </ButtonLink>
        }
      >
        {s.noBirth}
      </Notice>
    );
  }
  if (code === 'not_found' || code === 'invalid_input') {
    return (
      <Notice
        tone="error"
        action={
          <ButtonLink to={paths.people} variant="secondary" size="compact">
            {s.back}
          </ButtonLink>
        }
      >
        {s.lost}
      </Notice>
    );
  }
  return children;
}
