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
  /** A picture for previews, whole address. */
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

/** The browser application's page with a head of its own; words are escaped. */
export function renderPage(template: string, page: Page): string {
  const { head, body, drawn, links } = page;
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
  return rendered.replace(ROOT, () => `<div id="root"${drawn ? ' data-sent' : ''}>${body}</div>`);
}

function metaOf({ head, found, canonical, image, kind, data }: Page): string {
  const properties = {
    'og:site_name': 'Cosmic Guide',
    'og:title': head.title,
    'og:description': head.description,
    'og:type': kind ?? 'website',
    'og:url': canonical,
    'og:image': image,
  };
  return [
    ...(found && !head.unlisted ? [] : ['<meta name="robots" content="noindex" />']),
    ...Object.entries(properties)
      .filter(([, content]) => content !== undefined)
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content!)}" />`),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    '<link rel="alternate" type="application/rss+xml" title="Cosmic Guide" href="/rss.xml" />',
    ...(data ? [jsonLd(data)] : []),
  ].join('');
}
