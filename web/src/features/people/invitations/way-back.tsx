import { useState } from 'react';
import { Button } from '../../../design/button';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { CopiedAddress } from './copied-address';
import { invitationPageStrings } from './invitation-page.strings';
import { useTakingBack } from './use-taking-back';

const s = invitationPageStrings;

interface WayBackProps {
  token: string;
  /** Who has asked. */
  by: string;
  onGone: () => void;
}

/** The link that takes a birth back, and the button that does it. */
export function WayBack({ token, by, onGone }: WayBackProps) {
  const [isAsked, ask] = useState(false);
  const { takeBack, isBusy } = useTakingBack(token, onGone);
  return (
    <section aria-label={s.keep.title} className="grid max-w-xl gap-6">
      <div className="grid gap-2">
        <h2 className="text-title">{s.keep.title}</h2>
        <p className="text-ivory-soft">{s.keep.text}</p>
      </div>
      <CopiedAddress address={window.location.href} words={s.keep}>
        <Button variant="danger" busy={isBusy && s.keep.end} onClick={() => ask(true)}>
          {s.keep.end}
        </Button>
      </CopiedAddress>
      {isAsked && (
        <ConfirmDialog
          title={s.takingBack.title}
          text={s.takingBack.text(by)}
          yes={s.takingBack.yes}
          no={s.takingBack.no}
          onYes={() => {
            ask(false);
            void takeBack();
          }}
          onNo={() => ask(false)}
        />
      )}
    </section>
  );
}
