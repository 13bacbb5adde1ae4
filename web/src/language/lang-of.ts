import type { Language } from '@cosmic/contracts/language';

/** The language that a text from the server is written in, whatever the page around it speaks. */
export function langOf(text: string): Language {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en';
}
