import type { Figure as AnyFigure } from '@cosmic/contracts/readings/figures';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { ReactNode } from 'react';
import { langOf } from '../../language/lang-of';
import { Figure } from '../figures/lazy-figure';
import { Essence } from './essence';
import { FoldedFacts } from './folded-facts';
import { withoutHeadline } from './paragraphs';
import { ReadingParts, type PartLabels } from './reading-parts';
import { SheetFrame } from './sheet-frame';

interface ReadingSheetProps {
  title: string;
  level?: 'h1' | 'h2';
  /** Below the title, such as the day. */
  note?: ReactNode;
  text: string;
  essence: string;
  labels: PartLabels;
  /** Drawn first. */
  figure: AnyFigure | null;
  /** Drawn below the words, where it is another. */
  more: AnyFigure | null;
  facts: readonly Fact[];
  /** What can be done with it. */
  children?: ReactNode;
}

/** A reading that was told before, as it was: its picture, title and essence, its parts, what it stands on. */
export function ReadingSheet({
  title,
  level: Heading = 'h2',
  note,
  text,
  essence,
  labels,
  figure,
  more,
  facts,
  children,
}: ReadingSheetProps) {
  return (
    <SheetFrame figure={figure}>
      <header className="grid gap-5">
        <div className="grid gap-2">
          <Heading
            lang={langOf(title)}
            className="max-w-[18ch] text-balance text-headline font-light tracking-[-0.02em]"
          >
            {title}
          </Heading>
          {note}
        </div>
        <Essence line={essence} />
      </header>
      <ReadingParts
        text={withoutHeadline(text, essence)}
        labels={labels}
        level={Heading === 'h1' ? 'h2' : 'h3'}
      />
      {more && more !== figure && <Figure.WhenLoaded props={{ figure: more }} fallback={null} />}
      <FoldedFacts facts={facts} figure={more ?? figure} />
      {children}
    </SheetFrame>
  );
}
