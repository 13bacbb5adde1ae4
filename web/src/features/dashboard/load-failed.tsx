import { useEffect } from 'react';
import { useToast } from '../../state/use-toast';
import { TryAgain } from '../../design/try-again';
import { dashboardStrings as s } from './dashboard.strings';

interface LoadFailedProps {
  words?: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Said once as a message and kept where the data would stand. */
export function LoadFailed({ words = s.failed, isBusy, onRetry }: LoadFailedProps) {
  const toast = useToast();
  useEffect(() => toast('error', words), [toast, words]);
  return (
    <TryAgain again={s.again} isBusy={isBusy} onRetry={onRetry}>
      {words}
    </TryAgain>
  );
}
