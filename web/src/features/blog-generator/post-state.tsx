import type { PostStatus } from '@cosmic/contracts/blog/blog-admin';
import { classes } from '../../design/classes';
import type { Post } from './generator.api';
import { generatorStrings } from './generator.strings';
import { whenOf } from './instants';

const s = generatorStrings.posts;

const TONES: Record<PostStatus, string> = {
  draft: 'text-ivory',
  scheduled: 'text-azure',
  published: 'text-sage',
};

/** Whether a post is out, and since or from when. */
export function PostState({ post: { status, publishedAt } }: { post: Post }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className={classes('font-medium', TONES[status])}>{s.status[status]}</span>
      {publishedAt && (
        <span>
          {status === 'scheduled'
            ? s.scheduledFor(whenOf(publishedAt))
            : s.publishedOn(whenOf(publishedAt))}
        </span>
      )}
    </span>
  );
}
