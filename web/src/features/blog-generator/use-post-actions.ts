import { useToast } from '../../state/use-toast';
import {
  usePublishPostMutation,
  useRemovePostMutation,
  useUnpublishPostMutation,
  type Post,
} from './generator.api';
import { generatorStrings } from './generator.strings';

const s = generatorStrings.posts;

export type PostAction = keyof typeof s.done;

/** What can be done with a post; each says what has come of it. */
export function usePostActions({ id }: Pick<Post, 'id'>) {
  const toast = useToast();
  const [publish, publishing] = usePublishPostMutation();
  const [unpublish, unpublishing] = useUnpublishPostMutation();
  const [remove, removing] = useRemovePostMutation();

  const tell = async (action: PostAction, work: { unwrap(): Promise<unknown> }) => {
    try {
      await work.unwrap();
      toast('success', s.done[action]);
      return true;
    } catch {
      toast('error', s.actionFailed);
      return false;
    }
  };
  const isPlanning = Boolean(publishing.originalArgs?.at);
  return {
    publish: () => tell('publish', publish({ id })),
    schedule: (at: string) => tell('schedule', publish({ id, at })),
    unpublish: () => tell('unpublish', unpublish(id)),
    remove: () => tell('remove', remove(id)),
    /** What is under way. */
    busy: {
      publish: publishing.isLoading && !isPlanning,
      schedule: publishing.isLoading && isPlanning,
      unpublish: unpublishing.isLoading,
      remove: removing.isLoading,
    } satisfies Record<PostAction, boolean>,
  };
}
