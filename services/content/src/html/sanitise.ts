import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** Stands for this site while an address is read; nothing on the web can have it. */
const OWN = 'https://own.invalid';

/** Tags whose content is no prose, so it goes with them. */
const WITH_THEIR_CONTENT = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'svg'],
  ...['math', 'template', 'title', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'button'],
];

const OPTIONS: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
    ...['figure', 'img', 'hr', 'br', 'code'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  // Addresses were read and written anew by then; these only confirm it.
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: WITH_THEIR_CONTENT,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 12,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (_, { href }) => ({ tagName: 'a', attribs: linkOf(href) }),
    img: (_, attributes) => ({ tagName: 'img', attribs: pictureOf(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * HTML of which only harmless prose is left: headings, paragraphs, lists, quotations, links that
 * lead to web addresses, pictures of this site. Whatever it is given, showing the result runs
 * nothing, loads nothing from elsewhere and looks like a text. Doing it twice changes nothing.
 */
export function sanitise(html: string): string {
  // What stood within a tag that was dropped may close what it stands in now: read once more.
  return sanitiseOnce(sanitiseOnce(html));
}

function sanitiseOnce(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** Plain words as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function linkOf(href: string | undefined): Attributes {
  const address = addressOf(href);
  return address === null ? {} : { href: address, rel: 'nofollow noopener' };
}

function pictureOf({ src, alt, width, height }: Attributes): Attributes {
  const address = addressOf(src);
  if (!address?.startsWith('/')) return {};
  return {
    src: address,
    alt: alt ?? '',
    ...(isPixels(width) && { width }),
    ...(isPixels(height) && { height }),
  };
}

/** A web address as a browser would read it, or null: what is kept is its reading, not what was written. */
function addressOf(written: string | undefined): string | null {
  if (!written) return null;
  const url = URL.canParse(written, OWN) ? new URL(written, OWN) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  if (url.origin !== OWN) return url.username || url.password ? null : url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//elsewhere` reads as a path of two slashes, which alone would name another site.
  if (path.startsWith('//')) return null;
  return written.startsWith('#') ? url.hash || null : path;
}

function isPixels(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text);
}
