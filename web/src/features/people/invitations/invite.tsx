import type { MadeInvitation } from '@cosmic/contracts/people/invitations';
import { useState } from 'react';
import { InviteForm } from './invite-form';
import { MadeLink } from './made-link';

/** Makes a link for somebody and shows it, once. */
export function Invite({ onDone }: { onDone: () => void }) {
  /** Known until it is left, and never again. */
  const [made, setMade] = useState<MadeInvitation>();
  return made ? (
    <MadeLink invitation={made} onDone={onDone} />
  ) : (
    <InviteForm onMade={setMade} onCancel={onDone} />
  );
}
