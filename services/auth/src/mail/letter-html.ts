import type { Language } from '@cosmic/contracts/language';

const SIGNATURE = 'Cosmic Guide';

/**
 * A letter as a page of HTML: no pictures, no scripts, nothing that is fetched.
 *
 * @param subject plain text, which becomes the title
 * @param parts already HTML
 * @param language that it is written in; letters about the account are English
 */
export function letterHtml(
  subject: string,
  parts: readonly string[],
  language: Language = 'en',
): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(subject)}</title>`,
    '</head>',
    '<body>',
    '<div style="max-width:32em;margin:0 auto;font:16px/1.6 Georgia,serif;color:#1c2033">',
    ...parts,
    `<p>${SIGNATURE}</p></div>`,
    '</body>',
    '</html>',
  ].join('\n');
}

/** A plain text as it is written within HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The one thing a letter asks its reader to press. */
export function buttonHtml({ words, url }: { words: string; url: string }): string {
  return `<p><a href="${url}" style="display:inline-block;padding:12px 24px;background:#c9a24b;color:#10131f;text-decoration:none">${words}</a></p>`;
}

/** A letter as plain text. */
export function letterText(paragraphs: readonly string[]): string {
  return [...paragraphs, SIGNATURE].join('\n\n');
}

/** The address of a page of ours; what is to be kept from servers stands behind its #. */
export function pageUrl(siteUrl: string, path: string, token?: string | null): string {
  return siteUrl.replace(/(?<!\/)\/+$/, '') + path + (token ? `#token=${token}` : '');
}
