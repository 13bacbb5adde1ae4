import type { Post } from '@cosmic/contracts/blog/blog';
import { languageOfPath, LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths';

/** Where a post is read in a language: itself, its twin, or the journal where it has none. */
export function addressIn(language: Language, post: Post): string {
  const { slug } = [post, ...post.translations].find((told) => told.language === language) ?? {};
  return pathIn(language, slug === undefined ? paths.blog : paths.article(slug));
}

/** Where the journal begins in a language: tags and places in a list are those of one. */
export const journalIn = (language: Language): string => pathIn(language, paths.blog);

/** Leads the page's switch of languages to a post's twin, or to the journal where it has none. */
export function useOtherLanguages(post: Post): void {
  useSwitchTo(useCallback((language) => addressIn(language, post), [post]));
}

/**
 * Leads the page's switch of languages elsewhere: it belongs to every page and knows addresses that
 * all languages share. Null leaves it as it is.
 */
export function useSwitchTo(address: ((language: Language) => string) | null): void {
  const here = useLocation();
  useEffect(() => {
    if (!address) return;
    leadOn(address);
    return () => {
      // The page may have changed by now, and the switch with it.
      const { pathname, search } = window.location;
      const { path } = languageOfPath(pathname + search);
      leadOn((language) => pathIn(language, path));
    };
    // The switch is drawn anew wherever the address of the page changes.
  }, [address, here]);
}

function leadOn(address: (language: Language) => string): void {
  for (const language of LANGUAGES) {
    for (const link of document.querySelectorAll(`footer a[hreflang="${language}"]`)) {
      link.setAttribute('href', address(language));
    }
  }
}
