import type { Article, PostCard } from '@cosmic/contracts/blog/blog';
import type { ReactNode } from 'react';
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
import { addressIn } from './use-other-languages';

const s = blogStrings.article;

const SHARED_CHARACTERS = 100;

interface ArticleHeaderProps {
  article: Article;
  asked: ArticleAsked;
}

export function ArticleHeader({ article, asked }: ArticleHeaderProps) {
  const toast = useToast();
  const { post } = article;
  const { title, excerpt, language } = post;
  const shared = {
    title,
    text: [...excerpt].slice(0, SHARED_CHARACTERS).join(''),
    url: window.location.origin + addressIn(language, post),
  };
  return (
    // Where the article is cut, the excerpt is all that follows below.
    <ArticleTop post={post} isCut={article.metered}>
      <Button
        variant="secondary"
        size="compact"
        onClick={() => void share(shared, () => toast('success', s.copied))}
      >
        <Icon name="share" className="size-4.5 text-gold" />
        {s.share}
      </Button>
      <LikeButton article={article} asked={asked} />
      {post.translations.map((twin) => (
        // Another language is another build of the pages: no link of the router's leads there.
        <a
          key={twin.language}
          href={addressIn(twin.language, post)}
          hrefLang={twin.language}
          className="inline-flex min-h-11 items-center px-1 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
        >
          {s.twins[twin.language]}
        </a>
      ))}
    </ArticleTop>
  );
}

interface ArticleTopProps {
  post: PostCard;
  /** Whether its excerpt stands elsewhere. */
  isCut?: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

/** What an article is called, its cover, and who wrote it when: what a list tells of it too. */
export function ArticleTop({ post, isCut = false, children }: ArticleTopProps) {
  const { title, excerpt, language, tags, authorName, publishedAt, readTimeMinutes } = post;
  return (
    <header className="grid gap-8">
      <BackLink />
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_minmax(0,20rem)] lg:grid-cols-[1fr_minmax(0,26rem)]">
        <Cover post={post} isFirst className="md:order-last" />
        <div className="grid gap-5">
          <TagLinks tags={tags} />
          <h1
            lang={language}
            className="text-headline font-light tracking-[-0.01em] lg:text-[clamp(3.5rem,5vw,5.5rem)]"
          >
            {title}
          </h1>
          {!isCut && (
            <p lang={language} className="max-w-[52ch] text-lead text-ivory-soft">
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
          <div className="flex min-h-11 flex-wrap gap-3 print:hidden">{children}</div>
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
