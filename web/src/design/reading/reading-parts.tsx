import { Fragment, useMemo, type ReactNode } from 'react';
import { langOf } from '../../language/lang-of';
import { lazyPart } from '../../lazy-part';
import { partsOf, type Part } from './paragraphs';

/** Labels of the beginning, the middle and the end of a reading. */
export type PartLabels = readonly [string, string, string];

interface ReadingPartsProps {
  text: string;
  labels: PartLabels;
  /** Of the labels: one below that of the reading's title. */
  level?: 'h2' | 'h3';
}

/** A reading's words in labelled parts, those of the craft with their meaning. */
export function ReadingParts({ text, labels, level }: ReadingPartsProps) {
  const parts = useMemo(() => partsOf(text, labels), [text, labels]);
  const paragraphs = useMemo(() => parts.flatMap((part) => part.paragraphs), [parts]);
  return (
    <PartsFrame text={text} parts={parts} level={level}>
      {(paragraph, at) => (
        <GlossedParagraph.WhenLoaded props={{ paragraphs, at }} fallback={paragraph} />
      )}
    </PartsFrame>
  );
}

/** The words of the craft and their meaning come once the text can be read. */
const GlossedParagraph = lazyPart(
  () => import('../glossary/glossed-paragraph'),
  'GlossedParagraph',
);

interface PartsFrameProps {
  text: string;
  parts: readonly Part[];
  level?: 'h2' | 'h3' | undefined;
  /** A paragraph's words, given it and how many stand before it in the whole text. */
  children: (paragraph: string, at: number) => ReactNode;
}

/** The parts of a text with their labels; lines that have none are set large, each for itself. */
export function PartsFrame({ text, parts, level: Label = 'h3', children }: PartsFrameProps) {
  const areLines = parts.length === 1 && (parts[0]?.paragraphs.length ?? 0) > MAX_PLAIN;
  return (
    <div
      lang={langOf(text)}
      className={
        areLines
          ? 'grid max-w-[38ch] gap-9 font-display text-title'
          : 'grid max-w-[66ch] gap-[1.15em] text-[1.125rem] leading-[1.72]'
      }
    >
      {parts.map(({ label, paragraphs, before }, part) => (
        <Fragment key={part}>
          {label !== '' && (
            <Label
              className={`font-text text-note font-medium tracking-[0.04em] text-gold ${part > 0 ? 'mt-4' : ''}`}
            >
              {label}
            </Label>
          )}
          {paragraphs.map((paragraph, index) => {
            const at = before + index;
            return (
              <p key={at} className={at === 0 && !areLines ? 'drop-cap' : undefined}>
                {children(paragraph, at)}
              </p>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

const MAX_PLAIN = 8;
