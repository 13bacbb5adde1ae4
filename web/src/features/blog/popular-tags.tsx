import { Link } from 'react-router-dom';
import { classes } from '../../design/classes';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { useListArticleTagsQuery } from './blog.api';
import { blogStrings } from './blog.strings';

const s = blogStrings.list;

/** The ten most used tags; the chosen one can be pressed again to be let go. */
export function PopularTags({ tag: chosen, q }: { tag: string; q: string }) {
  const { data: tags, isError } = useListArticleTagsQuery();
  if (isError || tags?.length === 0) return null;
  return (
    <nav aria-label={s.tags} className="grid gap-3">
      <h2 className="font-text text-note font-medium text-ivory-soft">{s.tags}</h2>
      <ul className="flex min-h-11 flex-wrap gap-2.5">
        {!tags &&
          PLACES.map((width) => (
            <li key={width}>
              <Skeleton className={classes('h-11', width)} />
            </li>
          ))}
        {tags?.map(({ tag, count }) => {
          const isChosen = tag === chosen.toLowerCase();
          return (
            <li key={tag}>
              <Link
                to={paths.blogOf(isChosen ? { q } : { tag, q })}
                aria-current={isChosen ? 'true' : undefined}
                className={classes(
                  'flex min-h-11 items-center gap-2.5 border px-4 transition-colors',
                  isChosen
                    ? 'border-gold bg-gold/10 text-gold'
                    : 'border-gold-line/45 text-ivory-soft hover:border-gold hover:text-gold',
                )}
              >
                {tag}
                <span className="figures text-note" aria-hidden="true">
                  {count}
                </span>
                <span className="sr-only">, {s.posts(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const PLACES = ['w-20', 'w-28', 'w-24', 'w-32', 'w-26', 'w-36'];
