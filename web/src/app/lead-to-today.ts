import { paths } from '../paths';
import type { AppState } from '../state/app-state';
import { BASE_PATH } from '../language/language';

/**
 * Whoever has been here begins with their day: who types the site's address is led there before
 * anything is drawn. A link within the site still reaches the home page, and so does its reload.
 *
 * @returns whether the address was changed
 */
export function leadToToday({ preferences, session }: AppState): boolean {
  const isKnown = preferences.sign !== null || session.isRemembered;
  // The address of no other page is so short; in another language it may end in a slash or not.
  const isHome = window.location.pathname.length < BASE_PATH.length + 2;
  const leads = isKnown && isHome && window.history.state === null;
  if (leads) window.history.replaceState(null, '', BASE_PATH + paths.today);
  return leads;
}
