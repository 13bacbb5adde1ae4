import { ORIGIN_TO_COME } from '@cosmic/contracts/first-paint';
import { escapeHtml, jsonLd } from './html';

/** What the server says of a page before any script has run. */
export interface Head {
  title: string;
  description: string;
  /** Whether search engines are to leave it out, although it is there. */
  unlisted?: true;
}

/** A page as it is sent: its head, and what of it can be read without a script. */
export interface Page {
  head: Head;
  found: boolean;
  /** The address that search engines are to keep, whole. */
  canonical?: string;
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
      () => `<title>${escapeHtml(head.title)}</title>${metaOf(page)}`,
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

function metaOf({ head, found, origin, canonical, image, kind, data }: Page): string {
  const properties = {
    'og:site_name': 'Cosmic Guide',
    'og:title': head.title,
    'og:description': head.description,
    'og:type': kind ?? 'website',
    'og:url': canonical,
    'og:image': image ?? origin + SHARED_PICTURE,
    ...(image === undefined && SHARED_SIZE),
  };
  return [
    ...(found && !head.unlisted ? [] : ['<meta name="robots" content="noindex" />']),
    ...Object.entries(properties)
      .filter(([, content]) => content !== undefined)
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content!)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    '<link rel="alternate" type="application/rss+xml" title="Cosmic Guide" href="/rss.xml" />',
    ...(data ? [jsonLd(data)] : []),
  ].join('');
}
