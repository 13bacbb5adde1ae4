import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';
import { LANGUAGES, type Language } from '@cosmic/contracts/language';

/** A language that a work is told in; or is being written in, by a run. */
export interface Translation {
  language: Language;
  /** Null where it is there. */
  run: string | null;
}

/** The first language in which a work is not told, with the run that is writing it; null where none is missing. */
export function lackOf(translations: readonly Translation[]): EditedPost['lacks'] {
  const language = LANGUAGES.find(
    (each) =>
      !translations.some(
        (translation) => translation.language === each && translation.run === null,
      ),
  );
  if (!language) return null;
  return {
    language,
    run: translations.find((translation) => translation.language === language)?.run ?? null,
  };
}
