import type { MadeInvitation } from '@cosmic/contracts/people/invitations';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design/button';
import { pathInLanguage } from '../../../language/language';
import { dayOf } from '../../../language/dates';
import { invitationPaths } from '../../../invitation-paths';
import { share } from '../../../share';
import { useToast } from '../../../state/use-toast';
import { CopiedAddress } from './copied-address';
import { invitationsStrings } from './invitations.strings';

const s = invitationsStrings.made;

interface MadeLinkProps {
  invitation: MadeInvitation;
  onDone: () => void;
}

/** The address of a link, which nobody can be shown again. */
export function MadeLink({ invitation, onDone }: MadeLinkProps) {
  const toast = useToast();
  const { token, name, asked_by: by, expires_at: until } = invitation;
  const url = new URL(pathInLanguage(invitationPaths.with(token)), window.location.origin).href;
  const title = name === null ? s.title : s.titleFor(name);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = () =>
    share({ title: 'Cosmic Guide', text: s.message(by), url }, () => toast('success', s.copied));
  return (
    <section aria-label={title} className="grid max-w-xl gap-6">
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-title wrap-anywhere outline-none">
          {title}
        </h2>
        <p className="text-ivory-soft">{s.text(dayOf(until))}</p>
      </div>
      <CopiedAddress address={url} words={s}>
        <Button variant="secondary" onClick={() => void send()}>
          {s.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {s.done}
        </Button>
      </CopiedAddress>
    </section>
  );
}
