import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';

interface TryAgainProps {
  /** What went wrong. */
  children: ReactNode;
  /** What the button says, and what it says while it is trying. */
  again: string;
  busy?: string;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** Says that something could not be loaded, and tries again. */
export function TryAgain({ children, again, busy = again, isBusy, onRetry }: TryAgainProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button
          variant="secondary"
          size="compact"
          busy={isBusy && busy}
          onClick={() => void onRetry()}
        >
          {again}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
