import type { PostCard } from '@cosmic/contracts/blog/blog';
import { LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';
import { headOf, SITE } from './heads';
import { escapeHtml } from './html';
import { alternatesOf, type Translations } from './language';

/** A page in the map of the site. */
export interface MapEntry {
  /** Without a language. */
  path: string;
  changedAt?: string;
  /** The languages that it can be read in, itself included. */
  translations?: Translations;
}

/** The newest posts of a language with their excerpts, as RSS 2.0: whole texts are counted where they are read. */
export function rssOf(origin: string, language: Language, posts: readonly PostCard[]): string {
  const at = (path: string) => xml(origin + pathIn(language, path));
  const items = posts.map((post) => {
    return [
      '<item>',
      `<title>${xml(post.title)}</title>`,
      `<link>${at(`/blog/${encodeURIComponent(post.slug)}`)}</link>`,
      `<guid isPermaLink="false">${post.id}</guid>`,
      `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`,
      `<dc:creator>${xml(post.authorName)}</dc:creator>`,
      `<description>${xml(post.excerpt)}</description>`,
      ...post.tags.map((tag) => `<category>${xml(tag)}</category>`),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${xml(SITE)}</title>`,
    `<link>${at('/blog')}</link>`,
    `<atom:link href="${at('/rss.xml')}" rel="self" type="application/rss+xml" />`,
    `<description>${xml(headOf('/blog', language).head.description)}</description>`,
    `<language>${language}</language>`,
    ...changedAt(posts),
    ...items,
    '</channel></rss>',
  ].join('\n');
}

/** When the newest of the posts appeared, as the feed's last change; nothing where there is none. */
function changedAt(posts: readonly PostCard[]): string[] {
  const newest = Math.max(...posts.map(({ publishedAt }) => Date.parse(publishedAt)));
  if (!Number.isFinite(newest)) return [];
  return [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`];
}

/** The addresses of the pages in a language for search engines, each with the same page in the others. */
export function sitemapOf(
  origin: string,
  language: Language,
  entries: readonly MapEntry[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(({ path, changedAt, translations = {} }) => {
      const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
      const alternates = alternatesOf(origin, translations).map(
        ({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xml(href)}"/>`,
      );
      return `<url><loc>${xml(origin + pathIn(language, path))}</loc>${changed}${alternates.join('')}</url>`;
    }),
    '</urlset>',
  ].join('\n');
}

/** What is its visitor's alone, in each language. */
const NOT_FOR_ROBOTS = ['/admin', '/dashboard', '/people', '/blog-generator'];

/** What robots may visit, and where the maps are. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...LANGUAGES.flatMap((language) =>
      NOT_FOR_ROBOTS.map((path) => `Disallow: ${pathIn(language, path)}`),
    ),
    '',
    ...LANGUAGES.map((language) => `Sitemap: ${origin}${pathIn(language, '/sitemap.xml')}`),
    '',
  ].join('\n');
}

/** Words as they may stand in XML: what it cannot hold at all is left out. */
function xml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));
}
