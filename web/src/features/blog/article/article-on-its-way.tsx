import { Skeleton } from '../../../design/skeleton';
import { blogStrings } from '../blog.strings';

/** The places that an article will take. */
export function ArticleOnItsWay() {
  return (
    <div
      role="status"
      aria-label={blogStrings.article.loading}
      className="page grid gap-8 pb-28 pt-28 md:pt-32"
    >
      <Skeleton className="my-2.5 h-6 w-36" />
      <Skeleton className="aspect-[1200/630] w-full" />
      <div className="mx-auto grid w-full max-w-[52rem] gap-6">
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
