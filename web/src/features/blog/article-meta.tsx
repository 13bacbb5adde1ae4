import type { PostCard } from '@cosmic/contracts/blog/blog';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';

/** What is known of an article in a line: parts with a dot between them. */
export function MetaLine({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <p className="figures flex flex-wrap gap-x-2.5 text-note text-ivory-soft">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** An article's subjects; each leads to all articles on it. */
export function TagLinks({ tags }: { tags: PostCard['tags'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-note">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.blogOf({ tag })}
            lang={langOf(tag)}
            className="relative z-10 -my-1.5 inline-flex min-h-11 min-w-11 items-center text-gold decoration-gold-line underline-offset-4 hover:underline"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
