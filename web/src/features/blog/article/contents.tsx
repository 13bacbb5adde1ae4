import type { Language } from '@cosmic/contracts/language';
import { useEffect, useState } from 'react';
import { classes } from '../../../design/classes';
import { Icon } from '../../../design/icon';
import { blogStrings } from '../blog.strings';
import type { Part } from './anchors';

const s = blogStrings.article;

/** What a long article has in it: folded above the text on small screens, beside it on large ones. */
export function Contents({ parts, lang }: { parts: readonly Part[]; lang: Language }) {
  const current = useCurrentPart(parts);
  const links = (
    <ol className="grid">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classes(
              'block border-l py-2 pl-4 leading-snug transition-colors',
              id === current
                ? 'border-gold text-gold'
                : 'border-gold-line/40 text-ivory-soft hover:text-ivory',
            )}
          >
            <span lang={lang}>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group border-y border-gold-line/40 lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          {s.contents}
          <Icon
            name="down"
            className="size-4.5 text-gold transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={s.contents} className="pb-5">
          {links}
        </nav>
      </details>
      <nav
        aria-label={s.contents}
        className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] self-start overflow-y-auto text-note lg:block print:hidden"
      >
        <p className="pb-3 text-ivory-soft" aria-hidden="true">
          {s.contents}
        </p>
        {links}
      </nav>
    </>
  );
}

/** The part that is being read: the last whose heading has come up to the upper third. */
function useCurrentPart(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const begun = parts.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setCurrent(begun.at(-1)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [parts]);
  return current;
}
