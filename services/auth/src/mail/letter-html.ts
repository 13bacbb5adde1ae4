const SIGNATURE = 'Cosmic Guide';

/** A letter's parts, already HTML, in its frame: no pictures, no scripts, nothing that is fetched. */
export function letterHtml(parts: readonly string[]): string {
  return [
    '<div style="max-width:32em;margin:0 auto;font:16px/1.6 Georgia,serif;color:#1c2033">',
    ...parts,
    `<p>${SIGNATURE}</p></div>`,
  ].join('\n');
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
