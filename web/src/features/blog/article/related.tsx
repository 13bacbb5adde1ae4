import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { MetaLine } from '../article-meta';
import { useRelatedArticlesQuery } from '../blog.api';
import { blogStrings } from '../blog.strings';
import { Cover } from '../cover';
import { dayOf } from '../times';

const s = blogStrings.article;

/** Up to three articles on the same subjects; nothing where there are none. */
export function Related({ slug }: { slug: string }) {
  const { data } = useRelatedArticlesQuery(slug);
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={s.related} className="page grid gap-8 pb-28 print:hidden">
      <h2 className="text-title">{s.related}</h2>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((post) => (
          <li key={post.id} className="group relative grid content-start gap-4">
            <Cover post={post} className="transition-colors duration-300 group-hover:border-gold" />
            <h3 className="text-lead leading-snug">
              <Link
                to={paths.article(post.slug)}
                className="transition-colors after:absolute after:inset-0 group-hover:text-gold"
              >
                <span lang={post.language}>{post.title}</span>
              </Link>
            </h3>
            <MetaLine
              parts={[
                <time key="time" dateTime={post.publishedAt}>
                  {dayOf(post.publishedAt)}
                </time>,
                blogStrings.readTime(post.readTimeMinutes),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
