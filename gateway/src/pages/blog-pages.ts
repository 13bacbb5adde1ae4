import type { Post, PostCard, PostList, PostQuery } from '@cosmic/contracts/blog/blog';
import { LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';
import { headOf, SITE } from './heads';
import { escapeHtml } from './html';
import { inEveryLanguage, type Translations } from './language';
import type { Page } from './page';

/** What stands around the articles. */
const BLOG_WORDS = {
  en: {
    locale: 'en-US',
    title: 'The journal',
    inOther: {} as Partial<Record<Language, string>>,
    on: (tag: string) => `Articles on ${tag}`,
    older: 'Older articles',
    minutes: (count: number) => `${count} min read`,
    metered: 'Your free articles of this month are read. Read on with a plan.',
    back: 'Back to Blog',
  },
  hi: {
    locale: 'hi-IN',
    title: 'पत्रिका',
    inOther: { en: 'अंग्रेज़ी में लेख' } as Partial<Record<Language, string>>,
    on: (tag: string) => `${tag} पर लेख`,
    older: 'पुराने लेख',
    minutes: (count: number) => `${count} मिनट में पढ़ें`,
    metered: 'इस माह के आपके निःशुल्क लेख पूरे हो गए। योजना लेकर आगे पढ़ें।',
    back: 'ब्लॉग पर लौटें',
  },
} as const satisfies Record<Language, object>;

/**
 * The list of articles of a language; what only another one tells stands below it, marked as such.
 * What was searched for is shown and not kept by search engines.
 */
export function journalPage(
  origin: string,
  query: PostQuery,
  { posts, next }: PostList,
  others: readonly PostCard[],
): Page {
  const { language } = query;
  const { head } = headOf('/blog', language);
  const s = BLOG_WORDS[language];
  const address = new URL(pathIn(language, '/blog'), origin);
  if (query.tag) address.searchParams.set('tag', query.tag);
  const further = next === null ? null : new URL(address);
  further?.searchParams.set('after', next ?? '');
  if (query.q) further?.searchParams.set('q', query.q);
  const [first = others[0]] = posts;
  return {
    head: query.tag ? { ...head, title: `${s.on(query.tag)} – ${SITE}` } : head,
    found: !query.q && !query.after,
    origin,
    language,
    canonical: address.href,
    translations: query.tag ? undefined : inEveryLanguage('/blog'),
    image: first && previewOf(origin, first),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: head.title,
      description: head.description,
      url: address.href,
      inLanguage: language,
    },
    body: [
      `<main class="prerendered"><h1>${s.title}</h1>`,
      listOf(posts, language),
      ...(further
        ? [`<p><a href="${escapeHtml(further.pathname + further.search)}">${s.older}</a></p>`]
        : []),
      ...LANGUAGES.flatMap((other) => {
        const told = others.filter((post) => post.language === other);
        const title = s.inOther[other];
        return told.length > 0 && title ? [`<h2>${title}</h2>`, listOf(told, language)] : [];
      }),
      '</main>',
    ].join(''),
  };
}

/** Articles as a list among the pages of a language; each says where it is in another. */
function listOf(posts: readonly PostCard[], language: Language): string {
  const items = posts.map((post) => {
    const link = linkTo(post.slug, language);
    return `<li${langOf(post, language)}><h2><a href="${link}">${escapeHtml(post.title)}</a></h2><p>${escapeHtml(post.excerpt)}</p></li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

/** An article and its twins, by language. */
export function articleTranslations(
  post: Pick<Post, 'language' | 'slug' | 'translations'>,
): Translations {
  return Object.fromEntries(
    [post, ...post.translations].map(({ language, slug }) => [
      language,
      `/blog/${encodeURIComponent(slug)}`,
    ]),
  );
}

/**
 * One article. Its content was sanitised when it was stored; metered it stops at the excerpt. Among
 * the pages of another language search engines keep its address in its own.
 */
export function articlePage(
  origin: string,
  post: Post,
  metered: boolean,
  language: Language,
): Page {
  const s = BLOG_WORDS[language];
  const lang = langOf(post, language);
  const canonical = origin + linkTo(post.slug, post.language);
  const image = previewOf(origin, post);
  const published = new Date(post.publishedAt).toLocaleDateString(s.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    head: { title: `${post.title} – ${SITE}`, description: post.excerpt },
    found: true,
    origin,
    language: post.language,
    canonical,
    translations: articleTranslations(post),
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
      inLanguage: post.language,
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
      coverOf(post),
      `<h1${lang}>${escapeHtml(post.title)}</h1>`,
      `<p>${escapeHtml(post.authorName)} · <time datetime="${post.publishedAt}">${published}</time> · ${s.minutes(post.readTimeMinutes)}</p>`,
      `<p${lang}>${post.tags.map((tag) => `<a href="${pathIn(post.language, '/blog')}?tag=${encodeURIComponent(tag)}">${escapeHtml(tag)}</a>`).join(' ')}</p>`,
      metered
        ? `<p${lang}>${escapeHtml(post.excerpt)}</p><p><a href="${pathIn(language, '/pricing')}">${s.metered}</a></p>`
        : `<div class="article-content"${lang}>${post.content}</div>`,
      `<p><a href="${pathIn(language, '/blog')}">${s.back}</a></p>`,
      '</article></main>',
    ].join(''),
  };
}

/** The attribute of what an article says among the pages of a language; none where it is the same. */
function langOf(post: Pick<PostCard, 'language'>, language: Language): string {
  return post.language === language ? '' : ` lang="${post.language}"`;
}

function linkTo(slug: string, language: Language): string {
  return pathIn(language, `/blog/${encodeURIComponent(slug)}`);
}

/** The wheel of a drawn cover, whole, without the title that stands beside it for previews. */
const WHEEL = { box: '580,33,564,564', side: 564 };

/** The cover as the application shows it (`web/src/features/blog/cover.tsx`): it is on its way before any script is. */
function coverOf({ coverImage }: PostCard): string {
  const src = escapeHtml(`${coverImage}#svgView(viewBox(${WHEEL.box}))`);
  return `<img src="${src}" alt="" width="${WHEEL.side}" height="${WHEEL.side}" fetchpriority="high" decoding="async">`;
}

/** The cover as social sites can show it. */
function previewOf(origin: string, { slug, coverImage }: PostCard): string {
  const drawn = coverImage.startsWith('/blog/covers/');
  const path = drawn ? `/blog/covers/${encodeURIComponent(slug)}.png` : coverImage;
  const version = drawn ? new URL(coverImage, origin).search : '';
  return origin + path + version;
}
