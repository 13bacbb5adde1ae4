import { useState, type ReactNode } from 'react';
import { sent, useSent } from './prerendered';

interface PrerenderedPartProps {
  /** Of the element that is the part. */
  id: string;
  children: ReactNode;
}

/** Like `Prerendered` for one part of a page whose rest can be used already. */
export function PrerenderedPart({ id, children }: PrerenderedPartProps) {
  const isOfThisPage = useSent();
  const [part] = useState(() => sent?.querySelector(`#${id}`));
  const [html] = useState(() => ({ __html: part?.innerHTML ?? '' }));
  if (!part || !isOfThisPage) return children;
  return <div id={id} className={part.className} dangerouslySetInnerHTML={html} />;
}
