import { useEffect, useMemo, useState } from 'react';
import { isStill } from '../../../design/motion/is-still';
import { partsOf } from '../../../design/reading/paragraphs';
import { PartsFrame, ReadingParts, type PartLabels } from '../../../design/reading/reading-parts';
import { useAppDispatch } from '../../../state/app-state';
import { sounded } from '../../../state/sounds';
import { commonLength, nextLength, STEP_MS } from './pace';

interface StreamedTextProps {
  text: string;
  labels: PartLabels;
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
export function StreamedText({ text, labels, isWhole, isNew, onShown }: StreamedTextProps) {
  const shown = usePacedLength(text, isWhole, isNew);
  const isDone = isWhole && shown >= text.length;
  const [isTold] = useState(isNew);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isDone) onShown();
    if (isDone && isTold) dispatch(sounded('bell'));
  }, [isDone, isTold, onShown, dispatch]);

  return (
    <>
      <div aria-live="polite" className="contents">
        {isDone && <ReadingParts text={text} labels={labels} />}
      </div>
      {!isDone && (
        <div aria-hidden="true" className="contents">
          <PacedParts text={text} shown={shown} labels={labels} />
        </div>
      )}
    </>
  );
}

/** The part of a text that is shown already, under the labels that the whole of it has. */
function PacedParts({ text, shown, labels }: { text: string; shown: number; labels: PartLabels }) {
  const whole = useMemo(() => partsOf(text, labels), [text, labels]);
  const words = partsOf(text.slice(0, shown), labels).flatMap(({ paragraphs }) => paragraphs);
  const parts = whole
    .map((part) => ({
      ...part,
      paragraphs: words.slice(part.before, part.before + part.paragraphs.length),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return (
    <PartsFrame text={text} parts={parts}>
      {(paragraph) =>
        paragraph.split(/(?<=\s)/).map((word, at) => (
          <span key={at} className="animate-word">
            {word}
          </span>
        ))
      }
    </PartsFrame>
  );
}

function usePacedLength(text: string, isWhole: boolean, isNew: boolean): number {
  // The text stands as it arrives where motion is not wanted.
  const [isAtOnce] = useState(isStill);
  const [state, setState] = useState({ text, shown: isNew ? 0 : text.length });
  if (state.text !== text) {
    setState({ text, shown: commonLength(state.text, text, state.shown) });
  }
  const { shown } = state;
  const isBehind = !isAtOnce && shown < text.length;
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
  return isAtOnce ? text.length : shown;
}
