import { Component, type ReactNode } from 'react';
import { Button } from '../design/button';
import { paths } from '../paths';
import { layoutStrings } from './layout.strings';

const s = layoutStrings.crash;

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for a broken part that the page can do without. */
  fallback?: ReactNode;
}

/** A page that breaks, or whose part can't be fetched, says so and offers a way on. React logs the cause. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <div
        className="page grid min-h-dvh content-center justify-items-start gap-6 py-32"
        role="alert"
      >
        <h1 className="text-headline">{s.title}</h1>
        <p className="max-w-[60ch] text-lead text-ivory-soft">{s.text}</p>
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => window.location.reload()}>{s.again}</Button>
          <Button variant="secondary" onClick={() => window.location.assign(paths.home)}>
            {s.home}
          </Button>
        </div>
      </div>
    );
  }
}
