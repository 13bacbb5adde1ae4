import { useEffect } from 'react';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { toast } from '../../design/toast';
import { dashboardStrings as s } from './dashboard.strings';

interface LoadFailedProps {
  words?: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Said once as a message and kept where the data would stand. */
export function LoadFailed({ words = s.failed, isBusy, onRetry }: LoadFailedProps) {
  useEffect(() => toast('error', words), [words]);
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="compact" busy={isBusy && s.again} onClick={onRetry}>
          {s.again}
        </Button>
      }
    >
      {words}
    </Notice>
  );
}
