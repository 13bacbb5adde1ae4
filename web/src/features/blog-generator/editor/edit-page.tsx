import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';
import { pathIn } from '@cosmic/contracts/language';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { paths } from '../../../paths';
import { useGetPostQuery } from '../generator.api';
import { generatorStrings } from '../generator.strings';
import { PostActions } from '../post-actions';
import { PostState } from '../post-state';
import { PostForm } from './post-form';

const s = generatorStrings.editor;

/** One post, to be changed. */
export function EditPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetPostQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) {
    const { code } = problemOf(error);
    const isLost = ['not_found', 'invalid_input'].includes(code);
    return (
      <Notice
        tone="error"
        action={
          isLost ? (
            <ButtonLink to={paths.blogPosts} variant="secondary" size="compact">
              {s.back}
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              size="compact"
              busy={isFetching && s.loading}
              onClick={() => void refetch()}
            >
              {s.again}
            </Button>
          )
        }
      >
        {isLost ? s.lost : code === 'incomplete' ? generatorStrings.form.noContent : s.failed}
      </Notice>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={s.loading} className="grid gap-6">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return <OpenedPost post={data} onReload={() => void refetch()} />;
}

function OpenedPost({ post, onReload }: { post: EditedPost; onReload: () => void }) {
  const navigate = useNavigate();
  // What is written on stays as it is when the same post is read again; asked for anew it begins anew.
  const [edition, setEdition] = useState(0);
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <PostForm
        key={`${post.id} ${edition}`}
        post={post}
        onReload={() => {
          onReload();
          setEdition(edition + 1);
        }}
      />
      <aside aria-label={s.facts} className="grid gap-6 lg:sticky lg:top-28">
        <PostFacts post={post} />
        <div className="flex flex-wrap gap-3">
          {post.status === 'published' && (
            <ButtonLink to={paths.article(post.slug)} variant="secondary" size="compact">
              {generatorStrings.posts.view}
            </ButtonLink>
          )}
          <PostActions post={post} onRemoved={() => void navigate(paths.blogPosts)} />
        </div>
        <ButtonLink to={paths.blogPosts} variant="quiet" className="justify-self-start">
          {s.back}
        </ButtonLink>
      </aside>
    </div>
  );
}

function PostFacts({ post }: { post: EditedPost }) {
  const p = generatorStrings.posts;
  return (
    <div className="grid gap-2 border-y border-gold-line/40 py-5 text-note text-ivory-soft">
      <PostState post={post} />
      <p className="break-words">
        {s.address}:{' '}
        <span lang="en" className="text-ivory">
          {pathIn(post.language, paths.article(post.slug))}
        </span>
      </p>
      <p>{p.language[post.language]}</p>
      <p className="figures">
        {p.views(post.views)} · {p.likes(post.likes)}
      </p>
    </div>
  );
}
