import type { PostStatus } from '@cosmic/contracts/blog';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { paths } from '../../paths';
import { useListPostsInfiniteQuery, type Post } from './generator.api';
import { generatorStrings } from './generator.strings';
import { whenOf } from './instants';
import { OfTitle } from './of-title';
import { PostActions } from './post-actions';
import { PostState } from './post-state';

const s = generatorStrings.posts;

const STATUSES = ['draft', 'scheduled', 'published'] as const satisfies readonly PostStatus[];

/** All posts, the last changed first; the address says which of them are shown. */
export function PostsTab() {
  const [params] = useSearchParams();
  const status = STATUSES.find((known) => known === params.get('status')) ?? '';
  const { data, currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListPostsInfiniteQuery(status);
  const posts = data?.pages.flatMap((page) => page.posts);
  return (
    <section aria-labelledby="posts-title" className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <h2 id="posts-title" className="text-title">
          {s.title}
        </h2>
        <nav aria-label={s.filter}>
          <ul className="flex flex-wrap gap-2">
            {(['', ...STATUSES] as const).map((value) => (
              <li key={value}>
                <Link
                  to={value ? `${paths.blogPosts}?status=${value}` : paths.blogPosts}
                  aria-current={value === status ? 'true' : undefined}
                  className={classes(
                    'flex min-h-11 items-center border px-4 transition-colors',
                    value === status
                      ? 'border-gold bg-gold/10 text-gold'
                      : 'border-gold-line/45 text-ivory-soft hover:border-gold hover:text-gold',
                  )}
                >
                  {value ? s.filters[value] : s.all}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isError && (
        <TryAgain again={s.again} busy={s.loading} isBusy={isFetching} onRetry={refetch}>
          {s.failed}
        </TryAgain>
      )}
      {!posts && !isError && (
        <div role="status" aria-label={s.loading} className="grid gap-6">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {posts?.length === 0 && (
        <p className="border-y border-gold-line/40 py-10 text-ivory-soft">{s.none}</p>
      )}
      {posts && posts.length > 0 && (
        <ul
          className={classes(
            'border-b border-gold-line/40 transition-opacity',
            !currentData && 'opacity-50',
          )}
        >
          {posts.map((post) => (
            <li key={post.id}>
              <PostRow post={post} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetching && s.moreBusy}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {s.more}
        </Button>
      )}
    </section>
  );
}

function PostRow({ post }: { post: Post }) {
  const { id, slug, language, title, status, updatedAt, views, likes } = post;
  const name = <OfTitle title={title} />;
  return (
    <article className="grid gap-3 border-t border-gold-line/40 py-6" data-status={status}>
      <h3 lang={language} className="text-lead leading-snug">
        <Link to={paths.blogPost(id)} className="hover:text-gold">
          {title}
        </Link>
      </h3>
      <p className="figures flex flex-wrap gap-x-5 gap-y-1 text-note text-ivory-soft">
        <PostState post={post} />
        <span>{s.language[language]}</span>
        <span>{s.changed(whenOf(updatedAt))}</span>
        {status === 'published' && (
          <>
            <span>{s.views(views)}</span>
            <span>{s.likes(likes)}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.blogPost(id)} variant="secondary" size="compact">
          {s.edit}
          {name}
        </ButtonLink>
        {status === 'published' && (
          <ButtonLink to={paths.article(slug)} variant="secondary" size="compact">
            {s.view}
            {name}
          </ButtonLink>
        )}
        <PostActions post={post} />
      </div>
    </article>
  );
}
