import type { PostList } from '@cosmic/contracts/blog/blog';
import { Link } from 'react-router-dom';
import { classes } from '../../design/classes';
import { paths } from '../../paths';
import { MetaLine, TagLinks } from './article-meta';
import { blogStrings } from './blog.strings';
import { Cover } from './cover';
import { MarkedText } from './marked-text';
import { agoOf, dayOf } from './times';

const MAX_TAGS = 2;

interface ArticleCardProps {
  post: PostList['posts'][number];
  /** The newest of all stands larger, its picture beside its words. */
  isLead?: boolean;
}

/** An article in the list; all of it leads there but its tags. */
export function ArticleCard({ post, isLead = false }: ArticleCardProps) {
  const { slug, language, title, excerpt, tags } = post;
  const { authorName, publishedAt, readTimeMinutes, hit } = post;
  return (
    <article
      className={classes(
        'group relative grid content-start gap-5',
        isLead && 'items-center gap-x-14 md:grid-cols-[minmax(0,24rem)_1fr]',
      )}
    >
      <Cover
        post={post}
        isFirst={isLead}
        className="transition-colors duration-300 group-hover:border-gold"
      />
      <div className="grid content-start gap-2.5">
        <TagLinks tags={tags.slice(0, MAX_TAGS)} />
        <h2 lang={language} className={isLead ? 'text-headline font-light' : 'text-title'}>
          <Link
            to={paths.article(slug)}
            className="transition-colors after:absolute after:inset-0 group-hover:text-gold"
          >
            <MarkedText text={title} marks={hit?.titleMarks ?? []} />
          </Link>
        </h2>
        <p
          lang={language}
          className={classes('line-clamp-2 text-ivory-soft', isLead && 'text-lead')}
        >
          {hit?.snippet ? (
            <MarkedText text={hit.snippet.text} marks={hit.snippet.marks} />
          ) : (
            excerpt
          )}
        </p>
        <MetaLine
          parts={[
            authorName,
            <time key="time" dateTime={publishedAt} title={dayOf(publishedAt)}>
              {agoOf(publishedAt)}
            </time>,
            blogStrings.readTime(readTimeMinutes),
          ]}
        />
      </div>
    </article>
  );
}
