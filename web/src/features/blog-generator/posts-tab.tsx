import type { PostStatus } from '@cosmic/contracts/blog/blog-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../design/button';
import { classes } from '../../design/classes';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { paths } from '../../paths';
import { useListGenerationsQuery, useListPostsInfiniteQuery } from './generator.api';
import { generatorStrings } from './generator.strings';
import { PostRow } from './post-row';
import { useOutcomes } from './use-outcomes';

const s = generatorStrings.posts;

const STATUSES = ['draft', 'scheduled', 'published'] as const satisfies readonly PostStatus[];

/** All posts, the last changed first; the address says which of them are shown. */
export function PostsTab() {
  const [params] = useSearchParams();
  const status = STATUSES.find((known) => known === params.get('status')) ?? '';
  const { data, currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListPostsInfiniteQuery(status);
  const { data: runs } = useListGenerationsQuery();
  useOutcomes(runs);
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
              <PostRow post={post} runs={runs} />
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
