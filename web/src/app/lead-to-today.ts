import { paths } from '../paths';
import type { AppState } from '../state/app-state';

/**
 * Whoever has been here begins with their day: who types the site's address is led there before
 * anything is drawn. A link within the site still reaches the home page, and so does its reload.
 *
 * @returns whether the address was changed
 */
export function leadToToday({ preferences, session }: AppState): boolean {
  const isKnown = preferences.sign !== null || session.isRemembered;
  const leads = isKnown && window.location.pathname === paths.home && window.history.state === null;
  if (leads) window.history.replaceState(null, '', paths.today);
  return leads;
}
