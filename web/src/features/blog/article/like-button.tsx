import type { Article } from '@cosmic/contracts/blog/blog';
import { Button } from '../../../design/button';
import { NamedIcon } from '../../../design/named-icon';
import { useToast } from '../../../state/use-toast';
import { useLikeArticleMutation, type ArticleAsked } from '../blog.api';
import { blogStrings } from '../blog.strings';

const s = blogStrings.article;

interface LikeButtonProps {
  article: Article;
  asked: ArticleAsked;
}

/** Likes the article, or takes that back; shown at once. */
export function LikeButton({ article: { post, liked }, asked }: LikeButtonProps) {
  const toast = useToast();
  const [like, { isLoading }] = useLikeArticleMutation();
  // Another gateway may count half a minute late; one's own like is always among them.
  const likes = Math.max(post.likes, Number(liked));
  const turn = async () => {
    if (isLoading) return;
    try {
      await like({ ...asked, liked: !liked }).unwrap();
    } catch {
      toast('error', s.likeFailed);
    }
  };
  return (
    <Button variant="secondary" size="compact" aria-pressed={liked} onClick={() => void turn()}>
      <NamedIcon
        name="heart"
        className={`size-4.5 ${liked ? 'fill-rose text-rose' : 'text-gold'}`}
      />
      {s.like}
      {likes > 0 && (
        <>
          <span className="figures text-ivory-soft" aria-hidden="true">
            {likes}
          </span>
          <span className="sr-only">, {s.likes(likes)}</span>
        </>
      )}
    </Button>
  );
}
