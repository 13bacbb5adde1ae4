import type { Fact, Generation } from '@cosmic/contracts/readings';
import type { ToolSummary } from '@cosmic/contracts/tools';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../../design/classes';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { Icon } from '../../../design/icon';
import { NamedIcon } from '../../../design/named-icon';
import { Notice } from '../../../design/notice';
import { lazyPart } from '../../../lazy-part';
import { paths } from '../../../paths';
import { share } from '../../../share';
import { useToast } from '../../../state/use-toast';
import { titleOf } from '../titles/title-of';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import { isFinal } from './generation.rules';
import { localStore, uncountOne } from './guest-count';
import { LoveIt } from './love-it';
import { ReadingFacts } from './reading-facts';
import { StreamedText, WholeText } from './streamed-text';
import { useSave } from './use-save';

/** Pictures are fetched by the readings that have one. */
const Figure = lazyPart(() => import('../../../design/figures/figure'), 'Figure');

/** What stands below a reading once it is told. */
const Provenance = lazyPart(() => import('./provenance'), 'Provenance');
const BlindTrial = lazyPart(() => import('./blind-trial'), 'BlindTrial');

const s = toolsStrings.reading;

/** A longer title would fill a screen at the largest size. */
const LONG_TITLE = 16;

interface ReadingProps {
  tool: ToolSummary;
  generation: Generation;
  /** Whether it was asked for on this page just now: it is then told from its first word, though it may be finished already. */
  isNew: boolean;
  /** Called once it was told to its end. */
  onTold: () => void;
  onAgain: () => void;
  /** Named above the text in place of what was asked. */
  title?: string;
  /** Stands before the words. */
  lead?: ReactNode;
  /** Whether the words wait for what stands before them. */
  isHeld?: boolean;
  /** Stands below everything, once it is all there. */
  after?: ReactNode;
  /** Facts that the page shows in its own way, taken out of the list. */
  extras?: (facts: readonly Fact[]) => ReactNode;
  extraKeys?: readonly string[];
}

/** A reading from its first word to its last, what it stands on and what can be done with it. */
export function Reading({
  tool,
  generation,
  isNew,
  onTold,
  onAgain,
  lead,
  isHeld = false,
  after,
  extras,
  extraKeys = [],
  title: given,
}: ReadingProps) {
  const { status, content, facts } = generation;
  // One that was finished when the page was opened is simply there.
  const [wasThere] = useState(() => !isNew && isFinal(generation));
  const [isShown, setShown] = useState(wasThere);
  const onShown = useCallback(() => {
    setShown(true);
    onTold();
  }, [onTold]);
  useGiveBack(tool.slug, status, isNew);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const title = given ?? titleOf(tool, generation);
  const texts = wordsOf(tool);
  const isEmpty = status === 'completed' && content.trim() === '';
  const hasFailed = status === 'failed' || isEmpty;
  const isDone = status === 'completed' && isShown && !isEmpty;
  const margin = facts.filter(({ key }) => !extraKeys.includes(key));

  return (
    <article
      aria-label={s.label}
      aria-busy={!isDone && !hasFailed}
      className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="grid min-h-[60vh] content-start gap-8">
        <h2
          ref={heading}
          tabIndex={-1}
          className={classes(
            '-mt-6 mb-4 font-light tracking-[-0.02em]',
            title.length > LONG_TITLE ? 'text-headline' : 'text-hero',
          )}
        >
          {title || s.label}
        </h2>
        {lead}
        {hasFailed ? (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="compact" onClick={onAgain}>
                {s.again}
              </Button>
            }
          >
            {texts.failed}
            {isEmpty && (
              <span className="block text-note text-ivory-soft">{toolsStrings.form.noContent}</span>
            )}
          </Notice>
        ) : isHeld ? null : wasThere ? (
          <WholeText text={content} />
        ) : (
          <>
            {content === '' && !lead && <Waiting words={texts.busy} />}
            <StreamedText
              text={content}
              isWhole={status === 'completed'}
              isNew={isNew}
              onShown={onShown}
            />
          </>
        )}
        {isDone && (
          <div className="grid animate-appear gap-10">
            {generation.figure && (
              <Figure.OnceFetched props={{ figure: generation.figure }} until={null} />
            )}
            {extras?.(facts)}
            <LoveIt generation={generation} />
            <Actions tool={tool} title={title} generation={generation} onAgain={onAgain} />
            <Provenance.OnceFetched
              props={{ generation }}
              until={generation.narrator && <div className="h-18" />}
            />
            <BlindTrial.OnceFetched props={{ generation }} until={null} />
            {after}
          </div>
        )}
      </div>
      {isDone && <ReadingFacts facts={margin} />}
    </article>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <p role="status" className="flex items-center gap-4 text-lead text-ivory-soft">
      <span className="animate-breathe">
        <NamedIcon name="star" className="size-5 text-gold" />
      </span>
      {words}
    </p>
  );
}

interface ActionsProps {
  tool: ToolSummary;
  title: string;
  generation: Generation;
  onAgain: () => void;
}

function Actions({ tool, title, generation, onAgain }: ActionsProps) {
  const { save, isSaved, isMember } = useSave(tool, generation, title);
  const texts = wordsOf(tool);
  const path = paths.tool(tool.slug);
  const toast = useToast();
  const shared = {
    title: title ? `${tool.name}: ${title}` : tool.name,
    text: generation.content,
    url: new URL(path, window.location.origin).href,
  };
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-gold-line/40 pt-8 print:hidden">
      {isMember ? (
        <Button onClick={() => void save()} aria-pressed={isSaved}>
          <NamedIcon name={isSaved ? 'check' : 'book'} className="size-4.5" />
          {isSaved ? s.saved : (texts.save ?? s.save)}
        </Button>
      ) : (
        <ButtonLink to={paths.signup()}>{s.createAccount}</ButtonLink>
      )}
      <Button
        variant="secondary"
        onClick={() => void share(shared, () => toast('success', s.copied))}
      >
        <Icon name="share" className="size-4.5 text-gold" />
        {s.share}
      </Button>
      <Button variant="secondary" onClick={onAgain}>
        <Icon name="again" className="size-4.5 text-gold" />
        {tool.policy?.oneADay ? s.another : s.again}
      </Button>
      {!isMember && (
        <Button variant="quiet" onClick={() => void save()}>
          {texts.saveAsGuest ?? s.loginToSave}
        </Button>
      )}
    </div>
  );
}

/** A reading seen to fail gives its unit back, here as on the server. */
function useGiveBack(slug: string, status: Generation['status'], isNew: boolean): void {
  const before = useRef(isNew ? 'queued' : status);
  useEffect(() => {
    if (status === 'failed' && before.current !== 'failed') {
      uncountOne(localStore(), slug, new Date());
    }
    before.current = status;
  }, [slug, status]);
}
