import type { Post } from '@cosmic/contracts/blog/blog';
import { useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { withAnchors } from './anchors';
import { Contents } from './contents';
import { ReadingProgress } from './reading-progress';

/** From so many parts on an article is long enough for a table of its contents. */
const LONG_PARTS = 3;

/** An article's HTML, which was made safe when it was stored. */
export function ArticleBody({ post }: { post: Post }) {
  const { content, language } = post;
  const { html, parts } = useMemo(() => withAnchors(content), [content]);
  const body = useRef<HTMLDivElement>(null);
  const isLong = parts.length >= LONG_PARTS;

  // The browser looked for the address's place before the article was there.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);

  return (
    <div
      className={
        isLong
          ? 'mt-12 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,13rem)_minmax(0,44rem)_minmax(0,13rem)] lg:justify-center'
          : 'mx-auto mt-12 max-w-[44rem]'
      }
    >
      <ReadingProgress of={body} />
      {isLong && <Contents parts={parts} lang={language} />}
      <FollowedLinks>
        <div
          ref={body}
          lang={language}
          className="article-content"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </FollowedLinks>
    </div>
  );
}

/** Lets links to our own pages change the page without loading the site again. */
function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = (event.target as Element).closest('a');
    const isOurs = link?.href && new URL(link.href).origin === window.location.origin;
    const isHere = link?.pathname === window.location.pathname && link.hash !== '';
    if (!isOurs || isHere || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return <div onClick={follow}>{children}</div>;
}
