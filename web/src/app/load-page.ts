import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { lazyPart } from './lazy-part';
import { routes } from './routes';

type Part = Pick<ReturnType<typeof lazyPart>, 'load'>;

/** Fetches what the page at an address is made of, as far as its route tells. Never fails. */
export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.flatMap(({ route }) => partsIn(route.element)).map(({ load }) => load()),
  );
}

function partsIn(node: ReactNode): Part[] {
  if (!isValidElement<PropsWithChildren>(node)) return [];
  const { type, props } = node;
  const inside = partsIn(props.children);
  return typeof type === 'function' && 'load' in type ? [type as Part, ...inside] : inside;
}
