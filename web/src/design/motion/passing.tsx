import { ViewTransition, type ReactNode } from 'react';
import { isStill } from './is-still';

/**
 * Lets one page pass into the next, where the browser can. It is there at once where nothing shall move.
 *
 * @param props.isFirst  whether a visit begins with it
 */
export function Passing({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const kind = isStill() ? 'none' : 'page';
  return (
    <ViewTransition default="none" enter={isFirst ? 'none' : kind} exit={kind}>
      <div>{children}</div>
    </ViewTransition>
  );
}

/**
 * Something that two pages show, as a cover that stands in a list and above its article: it travels
 * from the one place to the other.
 *
 * @param props.name  the same on both pages, and once on each; nothing travels without one
 */
export function Shared({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name || isStill()) return children;
  return (
    <ViewTransition name={name} default="none" share="shared">
      {children}
    </ViewTransition>
  );
}
