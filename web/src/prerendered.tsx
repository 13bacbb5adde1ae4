import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const sent = document.querySelector('#root main');
const address = location.pathname + location.search;
const page = { __html: sent?.innerHTML ?? '' };

/**
 * What the server sent of the page that a visit began with stays readable until
 * the application can show that page itself; any other page gets the children.
 */
export function Prerendered({ children }: { children: ReactNode }) {
  const isOfThisPage = useSent();
  if (!sent || !isOfThisPage) return children;
  return <div className={sent.className} dangerouslySetInnerHTML={page} />;
}

interface PrerenderedPartProps {
  /** Of the element that is the part. */
  id: string;
  children: ReactNode;
}

/** Like {@link Prerendered} for one part of a page whose rest can be used already. */
export function PrerenderedPart({ id, children }: PrerenderedPartProps) {
  const isOfThisPage = useSent();
  const [part] = useState(() => sent?.querySelector(`#${id}`));
  const [html] = useState(() => ({ __html: part?.innerHTML ?? '' }));
  if (!part || !isOfThisPage) return children;
  return <div id={id} className={part.className} dangerouslySetInnerHTML={html} />;
}

function useSent(): boolean {
  const { pathname, search } = useLocation();
  return address === pathname + search;
}
