import { Skeleton } from '../../../design/skeleton';
import { useAppSelector } from '../../../state/app-state';
import { knownPost } from '../blog.api';
import { blogStrings } from '../blog.strings';
import { ArticleTop } from './article-header';

/** The places that an article will take; whoever comes from a list sees at once what that told. */
export function ArticleOnItsWay({ slug }: { slug: string }) {
  const post = useAppSelector((state) => knownPost(state, slug));
  return (
    <div
      role="status"
      aria-label={blogStrings.article.loading}
      className="page grid gap-8 pb-28 pt-28 md:pt-32"
    >
      {post ? (
        <ArticleTop post={post}>
          <Skeleton className="h-11 w-28" />
        </ArticleTop>
      ) : (
        <>
          <Skeleton className="my-2.5 h-6 w-36" />
          <Skeleton className="aspect-[1200/630] w-full" />
        </>
      )}
      <div className="mx-auto grid w-full max-w-[52rem] gap-6">
        {!post && <Skeleton className="h-14 w-4/5" />}
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
