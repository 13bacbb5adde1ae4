import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/button-link';
import { paths } from '../../paths';
import type { Post } from './generator.api';
import { generatorStrings } from './generator.strings';
import { whenOf } from './instants';
import { OfTitle } from './of-title';
import { PostActions } from './post-actions';
import { PostState } from './post-state';
import { PostTwin } from './post-twin';

const s = generatorStrings.posts;

interface PostRowProps {
  post: Post;
  /** What was asked for last, once that is known. */
  runs: readonly BlogGeneration[] | undefined;
}

/** One post of the list: where it stands, and what can be done with it. */
export function PostRow({ post, runs }: PostRowProps) {
  const { id, slug, language, title, status, updatedAt, views, likes } = post;
  const name = <OfTitle title={title} />;
  return (
    <article className="grid gap-3 border-t border-gold-line/40 py-6" data-status={status}>
      <h3 lang={language} className="text-lead leading-snug">
        <Link to={paths.blogPost(id)} className="hover:text-gold">
          {title}
        </Link>
      </h3>
      <p className="figures flex flex-wrap gap-x-5 gap-y-1 text-note text-ivory-soft">
        <PostState post={post} />
        <span>{s.language[language]}</span>
        <span>{s.changed(whenOf(updatedAt))}</span>
        {status === 'published' && (
          <>
            <span>{s.views(views)}</span>
            <span>{s.likes(likes)}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.blogPost(id)} variant="secondary" size="compact">
          {s.edit}
          {name}
        </ButtonLink>
        {status === 'published' && (
          <ButtonLink to={paths.article(slug)} variant="secondary" size="compact">
            {s.view}
            {name}
          </ButtonLink>
        )}
        <PostActions post={post} />
      </div>
      <PostTwin post={post} runs={runs} />
    </article>
  );
}
