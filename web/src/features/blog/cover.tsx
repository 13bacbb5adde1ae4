import type { PostCard } from '@cosmic/contracts/blog/blog';
import { classes } from '../../design/classes';
import { Shared } from '../../design/motion/passing';

/** The wheel of a drawn cover, whole, without the title that stands beside it for previews. */
const WHEEL = { box: '580,33,564,564', side: 564 };

interface CoverProps {
  post: Pick<PostCard, 'coverImage' | 'slug'>;
  /** Whether it is in sight from the start. */
  isFirst?: boolean;
  className?: string;
}

/** An article's picture: its day's sky with its subject in the middle. The title beside it says the rest. */
export function Cover({ post, isFirst = false, className }: CoverProps) {
  return (
    <Shared name={`cover-${post.slug}`}>
      <img
        src={`${post.coverImage}#svgView(viewBox(${WHEEL.box}))`}
        alt=""
        width={WHEEL.side}
        height={WHEEL.side}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={classes(
          'aspect-square h-auto w-full border border-gold-line/40 bg-ink-deep',
          className,
        )}
      />
    </Shared>
  );
}
