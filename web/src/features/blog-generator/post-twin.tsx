import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { problemOf } from '../../api/api-error';
import { Button } from '../../design/button';
import { useToast } from '../../state/use-toast';
import { useRequestTwinMutation, type Post } from './generator.api';
import { generatorStrings } from './generator.strings';
import { isActive } from './generations.rules';
import { OfTitle } from './of-title';
import { RunCard } from './run-card';

const s = generatorStrings.posts;

interface PostTwinProps {
  post: Post;
  runs: readonly BlogGeneration[] | undefined;
}

/** Has a post written in the language that it lacks, and shows how far that is; nothing where it lacks none. */
export function PostTwin({ post: { id, title, lacks }, runs }: PostTwinProps) {
  const toast = useToast();
  const [ask, asking] = useRequestTwinMutation();
  if (!lacks) return null;
  const { language } = lacks;
  // The answer names the run before the list of posts does.
  const asked = lacks.run ?? asking.data?.id;
  const run = runs?.find((each) => each.id === asked);
  if (run && isActive(run)) {
    return (
      <div className="md:pl-8">
        <RunCard run={run} />
      </div>
    );
  }
  if (lacks.run) {
    return (
      <p role="status" className="text-note text-ivory-soft">
        {s.twinWriting[language]}
      </p>
    );
  }
  return (
    <Button
      variant="quiet"
      size="compact"
      busy={asking.isLoading && s.twinBusy}
      className="justify-self-start"
      onClick={() =>
        void ask(id)
          .unwrap()
          .catch((error: unknown) => toast('error', s.twinFailed, problemOf(error).message))
      }
    >
      {s.twin[language]}
      <OfTitle title={title} />
    </Button>
  );
}
