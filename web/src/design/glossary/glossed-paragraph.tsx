import { useMemo } from 'react';
import { markTerms } from './find-terms';
import { GlossedTerm } from './glossed-term';

interface GlossedParagraphProps {
  /** All of a text: a word is marked where it is used first. */
  paragraphs: readonly string[];
  /** Which of them is shown. */
  at: number;
}

/** A paragraph's words, those of the craft with their meaning. */
export function GlossedParagraph({ paragraphs, at }: GlossedParagraphProps) {
  const stretches = useMemo(() => markTerms(paragraphs)[at] ?? [], [paragraphs, at]);
  return stretches.map(({ text, gloss }, index) =>
    gloss ? <GlossedTerm key={index} text={text} gloss={gloss} /> : text,
  );
}
