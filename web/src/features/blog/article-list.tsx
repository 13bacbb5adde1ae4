import { useDeferredValue, useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { LANGUAGE } from '../../language/language';
import { note } from '../../log';
import { paths } from '../../paths';
import { ArticleCard } from './article-card';
import { useListArticlesInfiniteQuery, type ArticleFilter } from './blog.api';
import { blogStrings } from './blog.strings';
import { EnglishArticles } from './english-articles';
import { NoArticles } from './no-articles';
import { quotable } from './quotable';

const s = blogStrings.list;

/** As many pages come as they are scrolled to; then a press is asked for, so that the page has an end. */
const PAGES_BY_THEMSELVES = 3;

/** The articles that a filter lets through. Those found before stay, paler, until the next are there. */
export function ArticleList({ filter }: { filter: ArticleFilter }) {
  const { tag, q, from } = filter;
  const { data, currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useDeferredValue(useListArticlesInfiniteQuery(filter));
  useEffect(() => {
    if (error) note('The articles could not be loaded', error);
  }, [error]);

  const pages = data?.pages;
  const posts = pages?.flatMap((page) => page.posts);
  const [firstPage] = currentData?.pages ?? [];
  const next = pages?.at(-1)?.next;

  if (error && !currentData) {
    return (
      <TryAgain again={s.again} busy={s.loading} isBusy={isFetching} onRetry={refetch}>
        {s.failed}
      </TryAgain>
    );
  }
  if (!posts) return <ArticlesOnTheirWay />;
  return (
    <section aria-label={s.title} aria-busy={isFetching} className="grid gap-10">
      <FilterLine filter={filter} />
      <p role="status" className={classes(!firstPage?.corrected && 'sr-only')}>
        {firstPage?.corrected && s.corrected(q, firstPage.corrected)}
        {currentData && (tag || q) && !firstPage?.corrected && s.found(posts.length, !hasNextPage)}
      </p>
      {posts.length === 0 ? (
        <NoArticles {...filter} />
      ) : (
        <ul
          className={classes(
            'grid gap-x-10 gap-y-14 transition-opacity sm:grid-cols-2 lg:grid-cols-3',
            !currentData && 'opacity-50',
          )}
        >
          {posts.map((post, index) => {
            const isLead = index === 0 && !tag && !q && !from;
            return (
              <li key={post.id} className={classes(isLead && 'sm:col-span-2 lg:col-span-3')}>
                <ArticleCard post={post} isLead={isLead} />
              </li>
            );
          })}
        </ul>
      )}
      {error && <Notice tone="error">{s.moreFailed}</Notice>}
      {hasNextPage && next && (
        <OlderLink
          to={paths.blogOf({ tag, q, after: next })}
          label={q ? s.moreFound : s.older}
          isBusy={isFetching}
          byItself={!error && (pages?.length ?? 0) < PAGES_BY_THEMSELVES}
          onFollow={() => void fetchNextPage()}
        />
      )}
      {LANGUAGE !== 'en' && currentData && !hasNextPage && <EnglishArticles tag={tag} q={q} />}
    </section>
  );
}

/** What the list is held to at present, and the way out of it. */
function FilterLine({ filter: { tag, q: asked, from } }: { filter: ArticleFilter }) {
  if (!tag && !asked && !from) return null;
  const q = quotable(asked);
  const words = tag && q ? s.both(tag, q) : tag ? s.withTag(tag) : q ? s.matching(q) : s.fromPlace;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-gold-line/40 py-3">
      <p className="min-w-0 flex-1 break-words">{words}</p>
      <Link
        to={paths.blog}
        className="inline-flex min-h-11 items-center text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
      >
        {tag || q ? s.clear : s.toNewest}
      </Link>
    </div>
  );
}

interface OlderLinkProps {
  to: string;
  label: string;
  isBusy: boolean;
  /** Whether coming into sight is enough. */
  byItself: boolean;
  onFollow: () => void;
}

/** A link to the next page that, seen or merely pressed, brings that page here instead. */
function OlderLink({ to, label, isBusy, byItself, onFollow }: OlderLinkProps) {
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = byItself && !isBusy;
  const followed = useEffectEvent(onFollow);
  useEffect(() => {
    if (!end.current || !isWaiting || typeof IntersectionObserver !== 'function') return;
    // A busy page is told several things at once: that it was out of sight, and that it no longer is.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && followed(),
      { rootMargin: '300px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // Looks anew for each page: one may come and leave the link in sight all the time.
  }, [isWaiting, to]);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isBusy) onFollow();
  };
  return (
    <div ref={end} className="justify-self-center">
      <ButtonLink to={to} variant="secondary" onClick={follow}>
        {isBusy ? s.moreBusy : label}
      </ButtonLink>
    </div>
  );
}

function ArticlesOnTheirWay() {
  return (
    <div
      role="status"
      aria-label={s.loading}
      className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3"
    >
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="grid content-start gap-4">
          <Skeleton className="aspect-[1200/630] w-full" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
