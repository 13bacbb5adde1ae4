import { useEffect, useState } from 'react';
import { commonLength, nextLength, paragraphsOf, STEP_MS } from './pace';
import { langOf } from '../../../language/lang-of';

interface StreamedTextProps {
  text: string;
  /** Whether the text has its end. */
  isWhole: boolean;
  /** Whether nothing of it was read yet; otherwise what is there when the page is opened is simply there. */
  isNew: boolean;
  onShown: () => void;
}

/**
 * A text as it is read: however it arrives, words appear one after another at a calm pace. Screen
 * readers get it in one piece, when it is all there.
 */
export function StreamedText({ text, isWhole, isNew, onShown }: StreamedTextProps) {
  const shown = usePacedLength(text, isWhole, isNew);
  const isDone = isWhole && shown >= text.length;
  useEffect(() => {
    if (isDone) onShown();
  }, [isDone, onShown]);

  return (
    <div
      lang={langOf(text)}
      className="grid max-w-[66ch] gap-[1.15em] text-[1.125rem] leading-[1.72]"
    >
      <div aria-live="polite" className="contents">
        {isDone && <Paragraphs text={text} />}
      </div>
      {!isDone && (
        <div aria-hidden="true" className="contents">
          <PacedParagraphs text={text.slice(0, shown)} />
        </div>
      )}
    </div>
  );
}

/** A reading that was there already when the page was opened. */
export function WholeText({ text }: { text: string }) {
  return (
    <div
      lang={langOf(text)}
      className="grid max-w-[66ch] gap-[1.15em] text-[1.125rem] leading-[1.72]"
    >
      <Paragraphs text={text} />
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, i) => (
    <p key={i} className={i === 0 ? 'drop-cap' : undefined}>
      {paragraph}
    </p>
  ));
}

function PacedParagraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, i) => (
    <p key={i} className={i === 0 ? 'drop-cap' : undefined}>
      {paragraph.split(/(?<=\s)/).map((word, at) => (
        <span key={at} className="animate-word">
          {word}
        </span>
      ))}
    </p>
  ));
}

function usePacedLength(text: string, isWhole: boolean, isNew: boolean): number {
  const isStill = useStillness();
  const [state, setState] = useState({ text, shown: isNew ? 0 : text.length });
  if (state.text !== text) {
    setState({ text, shown: commonLength(state.text, text, state.shown) });
  }
  const { shown } = state;
  const isBehind = !isStill && shown < text.length;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(
      () =>
        setState((now) => ({
          ...now,
          // Nobody watches a hidden page, and its timers hardly run.
          shown: document.hidden ? now.text.length : nextLength(now.text, now.shown, isWhole),
        })),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isBehind, isWhole]);
  return isStill ? text.length : shown;
}

/** @returns whether the person asked for things not to move; the text then stands as it arrives. */
function useStillness(): boolean {
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  return isStill;
}
