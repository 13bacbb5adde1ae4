import type { Page } from 'playwright-core';

/** Names that Hindi writes in Latin letters too, and the numbers of the greater cards. */
const LATIN_NAMES = /^([IVX]+|am|pm|Cosmic|Guide|English|UTC|Facebook|Pinterest|Stripe)$/;

/** The words in Latin letters that a person sees or hears where a page says it is in Hindi. */
export function latinWords(page: Page): Promise<string[]> {
  return page
    .evaluate(() => {
      const said: string[] = [];
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('[lang]')?.getAttribute('lang') !== 'hi') continue;
        if (element.matches('script, style, noscript, code')) continue;
        said.push(
          ...[...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent ?? ''),
          ...['aria-label', 'title', 'alt', 'placeholder'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
        );
      }
      return said.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
    })
    .then((words) => [...new Set(words)].filter((word) => !LATIN_NAMES.test(word)));
}
