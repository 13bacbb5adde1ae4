import type { Post, PostCard, PostList, PostQuery } from '@cosmic/contracts/blog';
import type { Language } from '@cosmic/contracts/language';
import { headOf, SITE } from './heads';
import { escapeHtml } from './html';
import type { Page } from './page';

/** What stands around the articles, which are in English themselves. */
const BLOG_WORDS = {
  en: {
    locale: 'en-US',
    ofArticles: '',
    title: 'The journal',
    on: (tag: string) => `Articles on ${tag}`,
    older: 'Older articles',
    minutes: (count: number) => `${count} min read`,
    metered: 'Your free articles of this month are read. Read on with a plan.',
    back: 'Back to Blog',
  },
  hi: {
    locale: 'hi-IN',
    ofArticles: ' lang="en"',
    title: 'पत्रिका',
    on: (tag: string) => `${tag} पर लेख`,
    older: 'पुराने लेख',
    minutes: (count: number) => `${count} मिनट का पठन`,
    metered: 'इस माह के आपके निःशुल्क लेख पूरे हो गए। योजना लेकर आगे पढ़ें।',
    back: 'ब्लॉग पर लौटें',
  },
} as const satisfies Record<Language, object>;

/** The list of articles. What was searched for is shown and not kept by search engines. */
export function journalPage(
  origin: string,
  query: PostQuery,
  { posts, next }: PostList,
  language: Language,
): Page {
  const { head } = headOf('/blog', language);
  const s = BLOG_WORDS[language];
  const address = new URL('/blog', origin);
  if (query.tag) address.searchParams.set('tag', query.tag);
  const further = next === null ? null : new URL(address);
  further?.searchParams.set('after', next ?? '');
  if (query.q) further?.searchParams.set('q', query.q);
  return {
    head: query.tag ? { ...head, title: `${s.on(query.tag)} – ${SITE}` } : head,
    found: !query.q && !query.after,
    origin,
    canonical: address.href,
    image: posts[0] && previewOf(origin, posts[0]),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: head.title,
      description: head.description,
      url: address.href,
    },
    body: [
      `<main class="prerendered"><h1>${s.title}</h1><ol${s.ofArticles}>`,
      ...posts.map(
        ({ slug, title, excerpt }) =>
          `<li><h2><a href="${linkTo(slug)}">${escapeHtml(title)}</a></h2><p>${escapeHtml(excerpt)}</p></li>`,
      ),
      '</ol>',
      ...(further
        ? [`<p><a href="${escapeHtml(further.pathname + further.search)}">${s.older}</a></p>`]
        : []),
      '</main>',
    ].join(''),
  };
}

/** One article. Its content was sanitised when it was stored; metered it stops at the excerpt. */
export function articlePage(
  origin: string,
  post: Post,
  metered: boolean,
  language: Language,
): Page {
  const s = BLOG_WORDS[language];
  const canonical = origin + linkTo(post.slug);
  const image = previewOf(origin, post);
  const published = new Date(post.publishedAt).toLocaleDateString(s.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    head: { title: `${post.title} – ${SITE}`, description: post.excerpt },
    found: true,
    origin,
    canonical,
    image,
    kind: 'article',
    links: [
      `<meta property="article:published_time" content="${post.publishedAt}" />`,
      `<meta property="article:modified_time" content="${post.updatedAt}" />`,
      ...post.tags.map((tag) => `<meta property="article:tag" content="${escapeHtml(tag)}" />`),
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
    ].join(''),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description: post.excerpt,
      image,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      keywords: post.tags.join(', '),
      author: { '@type': 'Organization', name: post.authorName },
      publisher: { '@type': 'Organization', name: SITE, url: origin },
      mainEntityOfPage: canonical,
      // Three articles a month are free: what a plan may hide is named, so that nobody is misled.
      isAccessibleForFree: false,
      hasPart: {
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector: '.article-content',
      },
    },
    body: [
      '<main class="prerendered"><article>',
      `<h1${s.ofArticles}>${escapeHtml(post.title)}</h1>`,
      `<p>${escapeHtml(post.authorName)} · <time datetime="${post.publishedAt}">${published}</time> · ${s.minutes(post.readTimeMinutes)}</p>`,
      `<p>${post.tags.map((tag) => `<a href="/blog?tag=${encodeURIComponent(tag)}">${escapeHtml(tag)}</a>`).join(' ')}</p>`,
      metered
        ? `<p${s.ofArticles}>${escapeHtml(post.excerpt)}</p><p><a href="/pricing">${s.metered}</a></p>`
        : `<div class="article-content"${s.ofArticles}>${post.content}</div>`,
      `<p><a href="/blog">${s.back}</a></p>`,
      '</article></main>',
    ].join(''),
  };
}

function linkTo(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The cover as social sites can show it. */
function previewOf(origin: string, { slug, coverImage }: PostCard): string {
  const drawn = coverImage.startsWith('/blog/covers/');
  const path = drawn ? `/blog/covers/${encodeURIComponent(slug)}.png` : coverImage;
  const version = drawn ? new URL(coverImage, origin).search : '';
  return origin + path + version;
}
