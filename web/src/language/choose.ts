import { LANGUAGE_COOKIE, type Language } from '@cosmic/contracts/language';
import { languageChosen } from '../state/preferences';
import type { WorldThunk } from '../state/world';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers a language in this browser and loads the same address again in it. */
export function chooseLanguage(language: Language): WorldThunk<unknown> {
  return (dispatch) => {
    dispatch(languageChosen(language));
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
    window.location.reload();
  };
}
