import { useState } from 'react';
import { Button } from '../../design/button';
import { CheckList } from '../../design/check-list';
import { ConfirmDialog } from '../../design/confirm-dialog';
import { Notice } from '../../design/notice';
import { useToast } from '../../state/use-toast';
import { TryAgain } from '../../design/try-again';
import { primitivesStrings as s } from './primitives.strings';

const NOTHING = () => undefined;

/** Nobody listens: there is nothing to undo here. */
const UNDONE = { type: 'primitives/undone' };

/** What the site says, beside what it concerns, in its corner and in between. */
export function Messages() {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const answer = () => setAsking(false);
  return (
    <div className="grid gap-6">
      <Notice tone="info">{s.info}</Notice>
      <TryAgain again={s.again} isBusy={false} onRetry={NOTHING}>
        {s.failed}
      </TryAgain>
      <CheckList items={s.items} />
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => toast('success', s.done)}>
          {s.success}
        </Button>
        <Button variant="secondary" onClick={() => toast('error', s.undone, s.hint)}>
          {s.failure}
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast('success', s.done, undefined, { label: s.undo, asks: UNDONE })}
        >
          {s.undoable}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {s.ask}
        </Button>
      </div>
      {isAsking && <ConfirmDialog {...s.asked} onYes={answer} onNo={answer} />}
    </div>
  );
}
