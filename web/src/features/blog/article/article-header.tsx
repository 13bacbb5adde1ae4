import type { Article } from '@cosmic/contracts/blog';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/button';
import { Icon } from '../../../design/icon';
import { paths } from '../../../paths';
import { share } from '../../../share';
import { useToast } from '../../../state/use-toast';
import { MetaLine, TagLinks } from '../article-meta';
import type { ArticleAsked } from '../blog.api';
import { blogStrings } from '../blog.strings';
import { Cover } from '../cover';
import { dayOf } from '../times';
import { LikeButton } from './like-button';
import { langOf } from '../../../language/lang-of';

const s = blogStrings.article;

const SHARED_CHARACTERS = 100;

interface ArticleHeaderProps {
  article: Article;
  asked: ArticleAsked;
}

export function ArticleHeader({ article, asked }: ArticleHeaderProps) {
  const toast = useToast();
  const { title, excerpt, tags, authorName, publishedAt, readTimeMinutes } = article.post;
  const shared = {
    title,
    text: [...excerpt].slice(0, SHARED_CHARACTERS).join(''),
    url: window.location.origin + paths.article(article.post.slug),
  };
  return (
    <header className="grid gap-8">
      <BackLink />
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_minmax(0,20rem)] lg:grid-cols-[1fr_minmax(0,26rem)]">
        <Cover post={article.post} isFirst className="md:order-last" />
        <div className="grid gap-5">
          <TagLinks tags={tags} />
          <h1
            lang={langOf(title)}
            className="text-headline font-light tracking-[-0.01em] lg:text-[clamp(3.5rem,5vw,5.5rem)]"
          >
            {title}
          </h1>
          {/* Where the article is cut, this is all that follows below. */}
          {!article.metered && (
            <p lang={langOf(excerpt)} className="max-w-[52ch] text-lead text-ivory-soft">
              {excerpt}
            </p>
          )}
          <MetaLine
            parts={[
              authorName,
              <time key="time" dateTime={publishedAt}>
                {dayOf(publishedAt)}
              </time>,
              blogStrings.readTime(readTimeMinutes),
            ]}
          />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button
              variant="secondary"
              size="compact"
              onClick={() => void share(shared, () => toast('success', s.copied))}
            >
              <Icon name="share" className="size-4.5 text-gold" />
              {s.share}
            </Button>
            <LikeButton article={article} asked={asked} />
          </div>
        </div>
      </div>
    </header>
  );
}

export function BackLink() {
  return (
    <Link
      to={paths.blog}
      className="group inline-flex min-h-11 items-center gap-3 justify-self-start text-ivory-soft hover:text-gold print:hidden"
    >
      <Icon
        name="arrow"
        className="size-4.5 rotate-180 transition-transform group-hover:-translate-x-1"
      />
      {s.back}
    </Link>
  );
}
