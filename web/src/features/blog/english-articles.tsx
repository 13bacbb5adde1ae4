import { useListEnglishArticlesQuery, type ArticleFilter } from './blog.api';
import { ArticleCard } from './article-card';
import { blogStrings } from './blog.strings';
import { paths } from '../../paths';

const s = blogStrings.list;

/** Below the articles of another language: what is told in English alone, marked as such. */
export function EnglishArticles({ tag, q }: Pick<ArticleFilter, 'tag' | 'q'>) {
  const { data } = useListEnglishArticlesQuery({ tag, q });
  if (!data || data.posts.length === 0) return null;
  return (
    <section aria-labelledby="english-articles" className="grid gap-10">
      <header className="grid gap-2 border-t border-gold-line/40 pt-10">
        <h2 id="english-articles" className="text-headline font-light">
          {s.inEnglish}
        </h2>
        <p className="text-ivory-soft">{s.inEnglishText}</p>
      </header>
      <ul className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {data.posts.map((post) => (
          <li key={post.id}>
            <ArticleCard post={post} />
          </li>
        ))}
      </ul>
      {data.next && (
        // Another language is another build of the pages: no link of the router's leads there.
        <a
          href={paths.blogOf({ ...(tag && { tag }), ...(q && { q }) })}
          hrefLang="en"
          className="inline-flex min-h-11 items-center justify-self-center text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
        >
          {s.moreInEnglish}
        </a>
      )}
    </section>
  );
}
