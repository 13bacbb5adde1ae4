import type { Person } from '@cosmic/contracts/people/people';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListPeopleQuery, useRemovePersonMutation } from '../../api/people.api';
import { Button } from '../../design/button';
import { ChartCorner } from '../../design/chart-corner';
import { ConfirmDialog } from '../../design/confirm-dialog';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { usePageTitle } from '../../head';
import { lazyPart } from '../../lazy-part';
import { useToast } from '../../state/use-toast';
import { EmptyPeople } from './empty-people';
import { invitationsStrings } from './invitations/invitations.strings';
import { WaitingLinks } from './invitations/waiting-links';
import { peopleStrings as s } from './people.strings';

/** The search for towns comes with it. */
const PersonForm = lazyPart(() => import('./person-form'), 'PersonForm');

/** What moves the cards comes with them. */
const PeopleList = lazyPart(() => import('./people-list'), 'PeopleList');

const Invite = lazyPart(() => import('./invitations/invite'), 'Invite');

/** Who is being written: nobody, somebody new, whoever a link is for, or somebody who is there. */
type Written = 'nobody' | 'new' | 'invited' | Person;

/** Those whom a member keeps with their births: added, changed and removed. */
export function PeoplePage() {
  usePageTitle(s.title);
  const { data, isError, isFetching, refetch } = useListPeopleQuery();
  useEffect(() => void PeopleList.load(), []);
  const [search, setSearch] = useSearchParams();
  const [written, setWritten] = useState<Written>(search.has('invite') ? 'invited' : 'nobody');
  const write = (who: Written) => {
    setWritten(who);
    if (search.has('invite')) setSearch({}, { replace: true });
  };
  const [leaving, setLeaving] = useState<Person>();
  const remove = useRemoval();
  const adding = useRef<HTMLButtonElement>(null);
  const close = () => {
    write('nobody');
    // The field that had the focus is gone.
    setTimeout(() => adding.current?.focus());
  };
  const people = data?.people;
  const isFull = data !== undefined && data.people.length >= data.max;
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        <header className="grid gap-5">
          <h1 className="text-headline font-light tracking-[-0.01em] md:text-hero">{s.title}</h1>
          <p className="max-w-[56ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        {written === 'nobody' ? (
          <>
            {people?.length === 0 && <EmptyPeople />}
            {people && !isFull && (
              <div className="flex flex-wrap gap-3">
                <Button ref={adding} onClick={() => write('new')}>
                  {s.add}
                </Button>
                <Button variant="secondary" onClick={() => write('invited')}>
                  {invitationsStrings.invite}
                </Button>
              </div>
            )}
            {isFull && <Notice tone="info">{s.full(data.max)}</Notice>}
          </>
        ) : written === 'invited' ? (
          <Invite.WhenLoaded
            props={{ onDone: close }}
            fallback={<Skeleton className="h-96 w-full max-w-xl" />}
          />
        ) : (
          <PersonForm.WhenLoaded
            props={{ person: written === 'new' ? undefined : written, onDone: close }}
            fallback={<Skeleton className="h-96 w-full max-w-xl" />}
          />
        )}
        {isError && !data && (
          <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
            {s.failed}
          </TryAgain>
        )}
        {!people && !isError && <CardsOnTheirWay />}
        {people && people.length > 0 && written === 'nobody' && (
          <PeopleList.WhenLoaded
            props={{
              people,
              onChange: (person) => {
                write(person);
                window.scrollTo(0, 0);
              },
              onRemove: setLeaving,
            }}
            fallback={<CardsOnTheirWay />}
          />
        )}
        {people && written === 'nobody' && <WaitingLinks />}
      </div>
      {leaving && (
        <ConfirmDialog
          title={s.removal.title(leaving.name)}
          text={leaving.by_themselves ? s.removal.textOfThemselves : s.removal.text}
          yes={s.removal.yes}
          no={s.removal.no}
          onYes={() => {
            setLeaving(undefined);
            void remove(leaving);
          }}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

function CardsOnTheirWay() {
  return (
    <div role="status" aria-label={s.loading} className="grid gap-10 md:grid-cols-2">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}

function useRemoval(): (person: Person) => Promise<void> {
  const toast = useToast();
  const [remove] = useRemovePersonMutation();
  return async ({ id, name }) => {
    try {
      await remove(id).unwrap();
      toast('success', s.removal.done(name));
    } catch {
      toast('error', s.removal.failed);
    }
  };
}
