import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BASE_PATH } from './language/language';

/** What the server sent of a page. */
export const sent = document.querySelector('#root main');
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

/** @returns whether the page on show is the one that was sent. */
export function useSent(): boolean {
  const { pathname, search } = useLocation();
  return address === BASE_PATH + pathname + search;
}
