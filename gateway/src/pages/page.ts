import { ORIGIN_TO_COME } from '@cosmic/contracts/first-paint';
import { LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';
import { escapeHtml, jsonLd } from './html';
import { alternatesOf, type Translations } from './language';

/** What the server says of a page before any script has run. */
export interface Head {
  title: string;
  description: string;
}

/** A page as it is sent: its head, and what of it can be read without a script. */
export interface Page {
  head: Head;
  found: boolean;
  /** The address that search engines are to keep, whole. */
  canonical?: string;
  /** The languages that it can be read in, itself included. */
  translations?: Translations;
  /** The language that it is read in; the first one unless told. */
  language?: Language;
  /** The site's own address. */
  origin: string;
  /** A picture for previews, whole address; the site's own where it has none. */
  image?: string;
  kind?: 'article' | 'website';
  /** What the page is, for machines. */
  data?: object;
  /** More elements of the head; HTML. */
  links?: string;
  /** What stands in the application's place until it starts; HTML that is safe. */
  body?: string;
  /** Whether that was drawn by the application, which takes it over instead of drawing it anew. */
  drawn?: boolean;
}

/** Runs before the application's scripts, which are modules further down (see ArrivalController). */
const ARRIVAL = '<script defer src="/here.js"></script>';

const ROOT = '<div id="root"></div>';

/** The picture of every page that has none of its own; `web/icons/draw.mjs` draws it. */
const SHARED_PICTURE = '/icons/shared.png';
const SHARED_SIZE = { 'og:image:width': '1200', 'og:image:height': '630' };

/** The browser application's page with a head of its own; words are escaped. */
export function renderPage(template: string, page: Page): string {
  const { head, body, drawn, links, origin } = page;
  const rendered = template
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(head.title)}</title>${metaOf(page)}${ARRIVAL}`,
    )
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, before: string) => before + escapeHtml(head.description),
    )
    // Where the scripts wait that they belong to.
    .replace('</template>', () => `${links ?? ''}</template>`);
  if (body === undefined) return rendered;
  const sent = body.replaceAll(encodeURIComponent(ORIGIN_TO_COME), encodeURIComponent(origin));
  return rendered.replace(ROOT, () => `<div id="root"${drawn ? ' data-sent' : ''}>${sent}</div>`);
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', hi: 'hi_IN' };

function metaOf(page: Page): string {
  const { head, found, origin, canonical, translations = {}, image, kind, data } = page;
  const { language = LANGUAGES[0] } = page;
  const properties = {
    'og:site_name': 'Cosmic Guide',
    'og:title': head.title,
    'og:description': head.description,
    'og:type': kind ?? 'website',
    'og:locale': LOCALES[language],
    'og:url': canonical,
    'og:image': image ?? origin + SHARED_PICTURE,
    ...(image === undefined && SHARED_SIZE),
  };
  return [
    ...(found ? [] : ['<meta name="robots" content="noindex" />']),
    ...Object.entries(properties)
      .filter(([, content]) => content !== undefined)
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content!)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    ...alternatesOf(origin, translations).map(
      ({ code, href }) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}" />`,
    ),
    `<link rel="alternate" type="application/rss+xml" title="Cosmic Guide" href="${pathIn(language, '/rss.xml')}" />`,
    ...(data ? [jsonLd(data)] : []),
  ].join('');
}
