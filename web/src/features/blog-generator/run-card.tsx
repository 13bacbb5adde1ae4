import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { useToast } from '../../state/use-toast';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { useCancelGenerationMutation, useRetryGenerationMutation } from './generator.api';
import { generatorStrings } from './generator.strings';
import { isActive } from './generations.rules';
import { whenOf } from './instants';
import { OfTitle } from './of-title';
import { RunSteps } from './run-steps';
import { outcomeOf } from './use-outcomes';

const s = generatorStrings.runs;

const TONES = {
  queued: 'text-ivory-soft',
  running: 'text-gold',
  completed: 'text-sage',
  failed: 'text-rose',
  cancelled: 'text-ivory-soft',
} as const satisfies Record<BlogGeneration['status'], string>;

/** One article that was asked for: how far it is, what came of it, what can be done. */
export function RunCard({ run }: { run: BlogGeneration }) {
  const { keywords, tone, language, status, narrator, post, createdAt } = run;
  const outcome = outcomeOf(run);
  const facts = [
    s.asked(whenOf(createdAt)),
    s.language[language],
    generatorStrings.form.tones[tone].toLowerCase(),
    narrator && s.narrator[narrator],
    keywords.length > 0 && s.keywords(keywords.join(', ')),
  ].filter(Boolean);
  const title = titleOf(run);
  return (
    <article className="grid gap-4 border-t border-gold-line/40 py-7" data-status={status}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 lang={langOf(title)} className="min-w-0 break-words text-lead">
          {title}
        </h3>
        <p className={classes('text-note', TONES[status])}>{s.status[status]}</p>
      </div>
      {status !== 'completed' && <RunSteps run={run} />}
      {outcome && <p className={status === 'failed' ? 'text-rose' : undefined}>{outcome}</p>}
      {status === 'completed' && !post && <p className="text-ivory-soft">{s.removed}</p>}
      <p className="figures text-note text-ivory-soft">{facts.join(' · ')}</p>
      <RunActions run={run} />
    </article>
  );
}

function RunActions({ run }: { run: BlogGeneration }) {
  const toast = useToast();
  const { id, status, post } = run;
  const [cancel, cancelling] = useCancelGenerationMutation();
  const [retry, retrying] = useRetryGenerationMutation();
  const name = <OfTitle title={titleOf(run)} />;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {isActive(run) && (
        <Button
          variant="secondary"
          size="compact"
          busy={cancelling.isLoading && s.cancelBusy}
          onClick={() =>
            void cancel(id)
              .unwrap()
              .catch(() => toast('error', s.cancelFailed))
          }
        >
          {s.cancel}
          {name}
        </Button>
      )}
      {(status === 'failed' || status === 'cancelled') && (
        <Button
          variant="secondary"
          size="compact"
          busy={retrying.isLoading && s.retryBusy}
          onClick={() =>
            void retry(id)
              .unwrap()
              .catch(() => toast('error', generatorStrings.form.failed, s.retryFailed))
          }
        >
          {s.retry}
          {name}
        </Button>
      )}
      {post && (
        <ButtonLink to={paths.blogPost(post.id)} variant="secondary" size="compact">
          {s.edit}
          {name}
        </ButtonLink>
      )}
      {post?.status === 'published' && (
        <ButtonLink to={paths.article(post.slug)} variant="quiet" size="compact">
          {s.view}
          {name}
        </ButtonLink>
      )}
    </div>
  );
}

/** What an article is called: by its title once it is written, by its topic before. */
const titleOf = ({ post, topic }: BlogGeneration): string => post?.title ?? topic;
