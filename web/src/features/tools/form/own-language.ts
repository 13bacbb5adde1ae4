import { LANGUAGE } from '../../../language/language';

/** What is asked along with the form, so that a reading comes in the language of the page; English needs no word. */
export function languageAsked(): { language?: string } {
  return LANGUAGE === 'en' ? {} : { language: LANGUAGE };
}
