import { ButtonLink } from '../../design/button-link';
import { spokes, steps } from '../../design/circle';
import { paths } from '../../paths';
import type { ArticleFilter } from './blog.api';
import { blogStrings } from './blog.strings';
import { quotable } from './quotable';

const s = blogStrings.list;

/** Nothing to list, and why: an open book under a sky without a star in its circle. */
export function NoArticles({ tag, q, from }: ArticleFilter) {
  const isFiltered = Boolean(tag || q || from);
  return (
    <div className="grid justify-items-center gap-6 border-y border-gold-line/40 py-16 text-center">
      <svg
        viewBox="-110 -110 220 190"
        className="line-art w-52 text-gold-line"
        strokeWidth={1.2}
        aria-hidden="true"
      >
        <circle r="70" cy="-30" strokeDasharray="2 7" />
        <circle r="76" cy="-30" opacity="0.5" />
        <path d={spokes(steps(15), 76, 70)} transform="translate(0 -30)" opacity="0.6" />
        <path
          className="fill-ink text-gold"
          stroke="currentColor"
          d="M0 -8C-20 -22-48 -26-84 -22V56c36-4 64 0 84 14c20-14 48-18 84-14V-22C48-26 20-22 0-8ZM0-8V70"
        />
        <path
          d="M-70-6c22-1 40 2 56 8M-70 12c22-1 40 2 56 8M-70 30c22-1 40 2 56 8M70-6c-22-1-40 2-56 8M70 12c-22-1-40 2-56 8M70 30c-22-1-40 2-56 8"
          strokeDasharray="2 6"
        />
      </svg>
      <h2 className="text-title">{q ? s.noMatch(quotable(q)) : tag ? s.noTag(tag) : s.none}</h2>
      <p className="text-ivory-soft">{q ? s.noMatchHint : !isFiltered && s.noneHint}</p>
      {isFiltered && (
        <ButtonLink to={paths.blog} variant="secondary">
          {s.all}
        </ButtonLink>
      )}
    </div>
  );
}
