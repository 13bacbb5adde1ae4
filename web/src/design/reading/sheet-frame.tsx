import type { Figure as AnyFigure } from '@cosmic/contracts/readings/figures';
import type { ReactNode } from 'react';
import { Figure } from '../figures/lazy-figure';
import { classes } from '../classes';

/** Pictures that stand beside the words on a wide screen; others are as wide as the page. */
const PLATES: readonly string[] = ['signs', 'pair', 'planet', 'number', 'moon', 'aura', 'dice'];

interface SheetFrameProps {
  figure: AnyFigure | null;
  /** In place of the figure: one that moves. */
  lead?: ReactNode;
  /** Whether that is narrow, so that words stand beside it. */
  isLeadSlender?: boolean | undefined;
  label?: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A reading's place on a page: the picture first, the words below it or beside it. */
export function SheetFrame({
  figure,
  lead,
  isLeadSlender = false,
  label,
  isBusy,
  children,
}: SheetFrameProps) {
  const isPlate = lead ? isLeadSlender : figure !== null && isSlender(figure);
  return (
    <article
      aria-label={label}
      aria-busy={isBusy}
      className={classes(
        'grid min-h-[60vh] content-start gap-x-20 gap-y-10',
        isPlate && 'lg:grid-cols-[20rem_minmax(0,1fr)]',
      )}
    >
      {lead ? (
        <div className={isPlate ? 'self-start lg:sticky lg:top-28' : ''}>{lead}</div>
      ) : (
        figure && (
          <div className={isPlate ? 'max-w-60 self-start sm:max-w-none lg:sticky lg:top-28' : ''}>
            <Figure.WhenLoaded
              props={{ figure }}
              fallback={
                <div className={isPlate ? 'aspect-square max-w-60 sm:max-w-72' : 'min-h-80'} />
              }
            />
          </div>
        )
      )}
      <div className="grid content-start gap-8">{children}</div>
    </article>
  );
}

function isSlender(figure: AnyFigure): boolean {
  if (figure.kind === 'cards') return figure.cards.length === 1;
  return PLATES.includes(figure.kind) && !(figure.kind === 'signs' && figure.signs.length > 1);
}
