import { useDeferredValue } from 'react';
import type { LatestPost } from '@cosmic/contracts/blog/blog';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { Icon } from '../../design/icon';
import { NamedIcon } from '../../design/named-icon';
import { Reveal } from '../../design/motion/motion';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { useLatestPostsQuery } from './home.api';
import { belowStrings } from './below.strings';
import { dateFormat } from '../../language/formats';
import { langOf } from '../../language/lang-of';

const s = belowStrings.stars;

/** The slug of a placeholder: there is no article behind it. */
const NOWHERE = '#';

/** What a card of the journal needs; a placeholder has neither picture nor date. */
type ShownPost = Pick<LatestPost, 'id' | 'title' | 'excerpt' | 'slug'> &
  Partial<Pick<LatestPost, 'featuredImage' | 'publishedAt'>>;

/** The three newest articles, the newest one large; others stand in while there are none. */
export function FromTheStars() {
  const { data, isLoading } = useDeferredValue(useLatestPostsQuery());
  const posts: readonly ShownPost[] = data && data.length > 0 ? data : s.placeholders;
  return (
    <section className="ahead border-t border-gold-line/30 py-24 md:py-36" aria-labelledby="stars">
      <div className="page grid gap-14">
        <Reveal className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="grid gap-3">
            <h2 id="stars" className="text-headline font-light">
              {s.title}
            </h2>
            <p className="text-lead text-ivory-soft">{s.subtitle}</p>
          </div>
          <ButtonLink to={paths.blog} variant="quiet" className="-ml-3 md:ml-0">
            {s.all}
            <Icon name="arrow" className="size-4.5 text-gold" />
          </ButtonLink>
        </Reveal>
        <ul className="grid gap-x-14 gap-y-14 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr]">
          {posts.map((post, i) => (
            <li key={post.id} className={classes(i === 0 && 'lg:row-span-2')}>
              <Reveal className="h-full">
                {isLoading ? (
                  <WaitingCard isLarge={i === 0} />
                ) : (
                  <PostCard post={post} isLarge={i === 0} />
                )}
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const CARD = 'group relative grid h-full content-start gap-x-7 gap-y-6';
const SMALL_CARD = 'sm:grid-cols-[13rem_1fr]';
const PICTURE = 'aspect-[1200/630] self-start';
/** Room for a title of two lines and its excerpt, so that little moves when the articles come. */
const wordsRoom = (isLarge: boolean) =>
  isLarge ? 'min-h-84 sm:min-h-74 lg:min-h-92' : 'min-h-48 sm:min-h-44 lg:min-h-54';

function WaitingCard({ isLarge }: { isLarge: boolean }) {
  return (
    <div className={classes(CARD, !isLarge && SMALL_CARD)}>
      <Skeleton className={PICTURE} />
      <Skeleton className={wordsRoom(isLarge)} />
    </div>
  );
}

function PostCard({ post, isLarge }: { post: ShownPost; isLarge: boolean }) {
  return (
    <article className={classes(CARD, !isLarge && SMALL_CARD)}>
      <div
        className={classes(
          PICTURE,
          'grid place-items-center overflow-clip border border-gold-line/50 bg-ink-raised',
        )}
      >
        {post.featuredImage ? (
          <img
            src={post.featuredImage}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="size-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.03]"
          />
        ) : (
          <NamedIcon name="book" className="size-14 text-gold-line" />
        )}
      </div>
      <div className={classes(wordsRoom(isLarge), 'grid content-start justify-items-start gap-3')}>
        {post.publishedAt && (
          <time dateTime={post.publishedAt} className="figures text-note text-ivory-soft">
            {longDate.format(new Date(post.publishedAt))}
          </time>
        )}
        <h3
          lang={langOf(post.title)}
          className={
            isLarge ? 'text-headline leading-[1.04] font-light' : 'text-title leading-[1.1]'
          }
        >
          {post.title}
        </h3>
        <p
          lang={langOf(post.excerpt)}
          className={classes(
            'text-ivory-soft',
            isLarge ? 'max-w-[60ch]' : 'line-clamp-2 text-note',
          )}
        >
          {post.excerpt}
        </p>
        {post.slug !== NOWHERE && (
          <Link
            to={paths.article(post.slug)}
            className="inline-flex items-center gap-3 py-1.5 font-medium text-gold after:absolute after:inset-0"
          >
            {s.read}
            <span lang={langOf(post.title)} className="sr-only">
              : {post.title}
            </span>
            <Icon
              name="arrow"
              className="size-4.5 transition-transform duration-300 group-hover:translate-x-1.5"
            />
          </Link>
        )}
      </div>
    </article>
  );
}

const longDate = dateFormat('en-US', { dateStyle: 'long' });
