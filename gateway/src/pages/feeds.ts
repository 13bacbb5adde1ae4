import type { PostCard } from '@cosmic/contracts/blog';
import { SITE } from './heads';
import { escapeHtml } from './html';

/** A page's address in the map of the site. */
export interface MapEntry {
  path: string;
  changedAt?: string;
}

/** The newest posts with their excerpts, as RSS 2.0: whole texts are counted where they are read. */
export function rssOf(origin: string, posts: readonly PostCard[]): string {
  const items = posts.map((post) => {
    const link = `${origin}/blog/${encodeURIComponent(post.slug)}`;
    return [
      '<item>',
      `<title>${xml(post.title)}</title>`,
      `<link>${xml(link)}</link>`,
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
    `<link>${xml(`${origin}/blog`)}</link>`,
    `<atom:link href="${xml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml" />`,
    '<description>The sky of the month, the signs, the cards and the numbers.</description>',
    '<language>en</language>',
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

/** The addresses of the site for search engines. */
export function sitemapOf(origin: string, entries: readonly MapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
      return `<url><loc>${xml(origin + path)}</loc>${changed}</url>`;
    }),
    '</urlset>',
  ].join('\n');
}

/** What robots may visit, and where the map is. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /dashboard',
    'Disallow: /blog-generator',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Words as they may stand in XML: what it cannot hold at all is left out. */
function xml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));
}
