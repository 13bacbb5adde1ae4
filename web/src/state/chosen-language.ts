import { browserWorld } from './world';

/** Under which a browser keeps what addresses in the chosen language begin with; `begin.ts` reads it. */
const BASE_KEY = 'cosmic.base';

/**
 * Has this browser lead whoever comes from another site to the page in this language.
 *
 * @param base what its addresses begin with, such as `/hi`; nothing for English
 */
export function chooseLanguage(base: string): void {
  browserWorld.local.write(BASE_KEY, base);
}
