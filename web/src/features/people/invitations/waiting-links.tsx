import type { Invitation } from '@cosmic/contracts/people/invitations';
import { useState } from 'react';
import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { TryAgain } from '../../../design/try-again';
import { dayOf } from '../../../language/dates';
import { useToast } from '../../../state/use-toast';
import { peopleStrings } from '../people.strings';
import { useEndInvitationMutation, useListInvitationsQuery } from './invitations.api';
import { invitationsStrings } from './invitations.strings';

const s = invitationsStrings.waiting;
const { ending } = invitationsStrings;

/** The member's links that nobody has used yet; nothing where there are none. */
export function WaitingLinks() {
  const { data, isError, isFetching, refetch } = useListInvitationsQuery();
  const [leaving, setLeaving] = useState<Invitation>();
  const end = useEnding();
  if (isError && !data) {
    return (
      <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
        {s.failed}
      </TryAgain>
    );
  }
  if (!data || data.invitations.length === 0) return null;
  return (
    <section aria-label={s.title} className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-title">{s.title}</h2>
        <p className="text-ivory-soft">{s.text}</p>
      </div>
      <ul className="grid gap-x-16 border-b border-gold-line/40 md:grid-cols-2">
        {data.invitations.map((invitation) => {
          const { id, name, relation, expires_at: until } = invitation;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-gold-line/40 py-5"
            >
              <div className="grid min-w-0 gap-1">
                <p className="wrap-anywhere">{name ?? s.somebody}</p>
                <p className="text-note text-ivory-soft">
                  {peopleStrings.relations[relation]} · {s.until(dayOf(until))}
                </p>
              </div>
              <Button variant="quiet" size="compact" onClick={() => setLeaving(invitation)}>
                {s.end}
                <span className="sr-only">: {name ?? s.somebody}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={leaving.name === null ? ending.somebody : ending.title(leaving.name)}
          text={ending.text}
          yes={ending.yes}
          no={ending.no}
          onYes={() => {
            setLeaving(undefined);
            void end(leaving.id);
          }}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function useEnding(): (id: string) => Promise<void> {
  const toast = useToast();
  const [end] = useEndInvitationMutation();
  return async (id) => {
    try {
      await end(id).unwrap();
      toast('success', ending.done);
    } catch (error) {
      const isOver = problemOf(error).code === 'not_found';
      toast('error', isOver ? ending.used : ending.failed);
    }
  };
}
