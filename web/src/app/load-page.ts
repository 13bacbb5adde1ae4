import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';
import type { AppDispatch } from '../state/app-state';
import { BASE_PATH } from '../language/language';

interface Part {
  begin: (dispatch: AppDispatch) => Promise<void>;
}

/** Fetches what the page at an address is made of and begins with, as far as its route tells. Never fails. */
export async function loadPage(pathname: string, dispatch: AppDispatch): Promise<void> {
  const matches = matchRoutes(routes, pathname, BASE_PATH) ?? [];
  await Promise.all(
    matches.flatMap(({ route }) => partsIn(route.element)).map(({ begin }) => begin(dispatch)),
  );
}

function partsIn(node: ReactNode): Part[] {
  if (!isValidElement<PropsWithChildren>(node)) return [];
  const { type, props } = node;
  const inside = partsIn(props.children);
  return typeof type === 'function' && 'begin' in type ? [type as Part, ...inside] : inside;
}
