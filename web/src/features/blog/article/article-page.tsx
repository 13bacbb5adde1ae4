import type { Article } from '@cosmic/contracts/blog/blog';
import { useDeferredValue, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { problemOf } from '../../../api/api-error';
import { useSession } from '../../../state/session/use-session';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { Notice } from '../../../design/notice';
import { usePageTitle } from '../../../head';
import { LANGUAGE } from '../../../language/language';
import { note } from '../../../log';
import { paths } from '../../../paths';
import { Prerendered } from '../../../prerendered';
import { useGetArticleQuery, type ArticleAsked } from '../blog.api';
import { blogStrings } from '../blog.strings';
import { ArticleBody } from './article-body';
import { ArticleHeader } from './article-header';
import { ArticleOnItsWay } from './article-on-its-way';
import { GuestPrompt } from './guest-prompt';
import { LostArticle } from './lost-article';
import { Metered } from './metered';
import { Related } from './related';
import { useOtherLanguages } from './use-other-languages';

const s = blogStrings.article;

/** One article, as far as its reader may read it. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { status, user } = useSession();
  const asked = { slug, reader: user?.id ?? 'guest' };
  const { currentData, error, isFetching, refetch } = useGetArticleQuery(asked, {
    skip: status === 'unknown',
    // Only the server knows what is left of the month.
    refetchOnMountOrArgChange: true,
  });
  // Drawn in small pieces: a long article would hold the page.
  const article = useDeferredValue(currentData);
  const problem = error && !currentData ? problemOf(error) : undefined;
  const isLost = problem?.code === 'not_found';
  usePageTitle(isLost ? s.lost.title : currentData?.post.title);
  const code = problem?.code;
  useEffect(() => {
    if (code) note(`The article ${slug} could not be loaded: ${code}`);
  }, [code, slug]);

  if (isLost) return <LostArticle />;
  if (problem) {
    return (
      <div className="page grid min-h-dvh content-center py-36">
        <Notice
          tone="error"
          action={
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                size="compact"
                busy={isFetching && s.loading}
                onClick={() => void refetch()}
              >
                {s.again}
              </Button>
              <ButtonLink to={paths.blog} variant="quiet" size="compact">
                {s.back}
              </ButtonLink>
            </div>
          }
        >
          {s.failed}
        </Notice>
      </div>
    );
  }
  if (!currentData || !article) {
    return (
      <Prerendered>
        <ArticleOnItsWay slug={slug} />
      </Prerendered>
    );
  }
  const { language, translations } = article.post;
  const twin = translations.find((translation) => translation.language === LANGUAGE);
  if (language !== LANGUAGE && twin) return <Navigate to={paths.article(twin.slug)} replace />;
  return <ShownArticle key={slug} article={article} asked={asked} />;
}

function ShownArticle({ article, asked }: { article: Article; asked: ArticleAsked }) {
  const { status } = useSession();
  const { post, metered, remaining } = article;
  useOtherLanguages(post);
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <article className="page relative pb-16 pt-28 md:pt-32">
        <ArticleHeader article={article} asked={asked} />
        {metered ? <Metered post={post} /> : <ArticleBody post={post} />}
        <div className="mx-auto mt-14 grid max-w-[44rem] gap-10">
          {!metered && remaining !== null && (
            <p className="text-note text-ivory-soft">{s.remaining(remaining)}</p>
          )}
          {status === 'guest' && <GuestPrompt />}
        </div>
      </article>
      <Related slug={post.slug} />
    </div>
  );
}
