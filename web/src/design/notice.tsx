import type { ReactNode } from 'react';
import { classes } from './classes';
import { NamedIcon } from './named-icon';

interface NoticeProps {
  tone: 'error' | 'info';
  /** Errors are told at once; information waits its turn. */
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** What happened, beside what it happened to. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  const isError = tone === 'error';
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={classes(
        'flex flex-wrap items-center gap-x-5 gap-y-3 border-l-2 py-2 pl-5',
        isError ? 'border-rose' : 'border-gold',
        className,
      )}
    >
      <p className="flex min-w-[min(16rem,100%)] flex-1 items-start gap-3">
        <NamedIcon
          name={isError ? 'alert' : 'star'}
          className={classes('mt-1 size-4.5', isError ? 'text-rose' : 'text-gold')}
        />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}
