import type { PostCard } from '@cosmic/contracts/blog';
import { classes } from '../../design/classes';

/** Parts of a drawn cover around its wheel, without the title that stands beside it for previews. */
const VIEWS = {
  square: { box: '580,33,564,564', width: 564, height: 564, look: 'aspect-square' },
  landscape: { box: '562,90,600,450', width: 600, height: 450, look: 'aspect-[4/3]' },
} as const;

interface CoverProps {
  post: Pick<PostCard, 'coverImage'>;
  view: keyof typeof VIEWS;
  /** Whether it is in sight from the start. */
  isFirst?: boolean;
  className?: string;
}

/** An article's picture: its day's sky with its subject in the middle. The title beside it says the rest. */
export function Cover({ post, view, isFirst = false, className }: CoverProps) {
  const { box, width, height, look } = VIEWS[view];
  return (
    <img
      src={`${post.coverImage}#svgView(viewBox(${box}))`}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classes('h-auto w-full border border-gold-line/40 bg-ink-deep', look, className)}
    />
  );
}
