import type { Fact, Generation } from '@cosmic/contracts/readings/readings';
import { essenceOfReading, isWordsOfCare } from '@cosmic/tools/page/essence-of-reading';
import { labelsOf } from '@cosmic/tools/page/labels';
import { leadFigureOf } from '@cosmic/tools/page/lead-figure';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../design/button';
import { Essence } from '../../../design/reading/essence';
import { withoutHeadline } from '../../../design/reading/paragraphs';
import { ReadingParts } from '../../../design/reading/reading-parts';
import { SheetFrame } from '../../../design/reading/sheet-frame';
import { NamedIcon } from '../../../design/named-icon';
import { Notice } from '../../../design/notice';
import { lazyPart } from '../../../lazy-part';
import { Figure } from '../../../design/figures/lazy-figure';
import { titleOf } from '../titles/title-of';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import { useGetTurnQuery } from './generation.api';
import { isFinal } from './generation.rules';
import { localStore, uncountOne } from './guest-count';
import { ReadingActions } from './reading-actions';
import { StreamedText } from './streamed-text';

/** What stands below a reading once it is told. */
const LoveIt = lazyPart(() => import('./love-it'), 'LoveIt');
const ReadingGround = lazyPart(() => import('./reading-ground'), 'ReadingGround');
const NextSteps = lazyPart(() => import('./next-steps'), 'NextSteps');
const BlindTrial = lazyPart(() => import('./blind-trial'), 'BlindTrial');

const s = toolsStrings.reading;

interface ReadingProps {
  tool: ToolSummary;
  generation: Generation;
  /** Whether it was asked for on this page just now: it is then told from its first word, though it may be finished already. */
  isNew: boolean;
  /** Called once it was told to its end. */
  onTold: () => void;
  onAgain: () => void;
  /** Stands before the words. */
  lead?: ReactNode;
  /** Whether that is one card, which shows the title already and has the words beside it. */
  isTitledByLead?: boolean;
  /** Whether the words wait for what stands before them. */
  isHeld?: boolean;
  /** Stands below everything, once it is all there. */
  after?: ReactNode;
  /** Whether that asks guests to sign up, so that nothing else need. */
  isInviting?: boolean;
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
  isTitledByLead = false,
  isHeld = false,
  after,
  isInviting = false,
  extras,
  extraKeys = [],
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

  const title = titleOf(tool, generation);
  const texts = wordsOf(tool);
  const isEmpty = status === 'completed' && content.trim() === '';
  const hasFailed = status === 'failed' || isEmpty;
  const isDone = status === 'completed' && isShown && !isEmpty;
  const essence = status === 'completed' ? essenceOfReading(generation) : '';
  const body = withoutHeadline(content, essence);
  const labels = labelsOf(tool.slug);
  const picture = lead ? null : leadFigureOf(generation);

  return (
    <SheetFrame
      figure={hasFailed ? null : picture}
      lead={hasFailed ? null : lead}
      isLeadSlender={isTitledByLead}
      label={s.label}
      isBusy={!isDone && !hasFailed}
    >
      <header className="grid gap-6">
        <h2
          ref={heading}
          tabIndex={-1}
          className={
            isTitledByLead && !hasFailed
              ? 'sr-only'
              : 'max-w-[18ch] text-balance text-headline font-light tracking-[-0.02em]'
          }
        >
          {title || s.label}
        </h2>
        {!isHeld && <Essence line={essence} />}
      </header>
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
        <ReadingParts text={body} labels={labels} />
      ) : (
        <>
          {content === '' && !lead && <Waiting id={generation.id} words={texts.busy} />}
          <StreamedText
            text={body}
            labels={labels}
            isWhole={status === 'completed'}
            isNew={isNew}
            onShown={onShown}
          />
        </>
      )}
      {isDone && (
        <div className="grid animate-appear gap-10">
          {!lead && generation.figure && generation.figure !== picture && (
            <Figure.WhenLoaded props={{ figure: generation.figure }} fallback={null} />
          )}
          {extras?.(facts)}
          <LoveIt.WhenLoaded props={{ generation }} fallback={<div className="h-11" />} />
        </div>
      )}
      {isDone && <ReadingActions {...{ tool, title, generation, onAgain, isInviting }} />}
      {isDone && (
        <div className="grid animate-appear gap-10">
          <ReadingGround.WhenLoaded
            props={{ generation, facts: facts.filter(({ key }) => !extraKeys.includes(key)) }}
            fallback={<div className="h-12" />}
          />
          {!isWordsOfCare(facts) && <NextSteps.WhenLoaded props={{ generation }} fallback={null} />}
          <BlindTrial.WhenLoaded props={{ generation }} fallback={null} />
          {after}
        </div>
      )}
    </SheetFrame>
  );
}

/** A turn that comes sooner is not spoken of: nobody would have read the words by then. */
const WAIT_TOLD_SECONDS = 5;
const WAIT_TOLD_ANEW_MS = 10_000;

function Waiting({ id, words }: { id: string; words: string }) {
  const seconds = useSecondsToTurn(id);
  return (
    <div role="status" className="grid gap-3">
      <p className="flex items-center gap-4 text-lead text-ivory-soft">
        <span className="animate-breathe">
          <NamedIcon name="star" className="size-5 text-gold" />
        </span>
        {words}
      </p>
      {seconds >= WAIT_TOLD_SECONDS && (
        <p className="text-note text-ivory-soft">{s.wait(seconds)}</p>
      )}
    </div>
  );
}

/** In how many seconds a reading is likely to begin; not above 0 where it is due, or nothing is known. */
function useSecondsToTurn(id: string): number {
  const { data: turn } = useGetTurnQuery(id);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), WAIT_TOLD_ANEW_MS);
    return () => clearInterval(timer);
  }, []);
  return ((turn ?? 0) - now) / 1_000;
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
