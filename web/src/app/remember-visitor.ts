import { TODAY_COOKIE } from '@cosmic/contracts/first-paint';
import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener } from '../state/app-state';
import { signChosen } from '../state/preferences';
import { anySessionChange } from '../state/session/session';
import type { AppStore } from './store';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells the server by a cookie that the home page leads this browser on to its day, so that nothing
 * of the home page is seen before, nor the question for a sign that a stranger is asked there.
 */
export function rememberVisitor({ dispatch, getState }: AppStore): void {
  const heed = () => {
    const { preferences, session } = getState();
    const leads = preferences.sign !== null || session.isRemembered;
    if (leads === document.cookie.includes(`${TODAY_COOKIE}=`)) return;
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${TODAY_COOKIE}=1; path=/; max-age=${leads ? YEAR_SECONDS : 0}; samesite=lax${secure}`;
  };
  dispatch(addAppListener({ matcher: isAnyOf(anySessionChange, signChosen), effect: heed }));
  heed();
}
