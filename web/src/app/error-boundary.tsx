import { Component, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../design/button';
import { useIsOnline } from '../design/use-is-online';
import { paths } from '../paths';
import { layoutStrings as s } from './layout.strings';
import { pathInLanguage } from '../language/language';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for a broken part that the page can do without. */
  fallback?: ReactNode;
}

/**
 * A page that breaks, or whose part can't be fetched, says so and offers a way on; one that only
 * lacks a connection comes with it. React logs the cause.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <Broken />;
  }
}

function Broken() {
  const isOnline = useIsOnline();
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload();
  }, [wasOffline, isOnline]);
  const { title, text } = wasOffline ? s.away : s.crash;
  return (
    <div
      className="page grid min-h-dvh content-center justify-items-start gap-6 py-32"
      role="alert"
    >
      <h1 className="text-headline">{title}</h1>
      <p className="max-w-[60ch] text-lead text-ivory-soft">{text}</p>
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => window.location.reload()}>{s.crash.again}</Button>
        <Button
          variant="secondary"
          onClick={() => window.location.assign(pathInLanguage(paths.home))}
        >
          {s.crash.home}
        </Button>
      </div>
    </div>
  );
}
