import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Figure } from '@cosmic/contracts/readings/figures';
import type { ReactNode } from 'react';
import { isOfTheSky } from './facts-of-the-sky';
import { langOf } from '../../language/lang-of';
import { readingStrings as s } from './reading.strings';

interface FoldedFactsProps {
  facts: readonly Fact[];
  figure: Figure | null;
  /** Stands below the list, such as who wrote the text. */
  children?: ReactNode;
}

/** What a reading stands on, folded to one line that says how much it is. */
export function FoldedFacts({ facts, figure, children }: FoldedFactsProps) {
  if (facts.length === 0) return children ? <div className="text-note">{children}</div> : null;
  return (
    <details className="group max-w-[66ch] border-y border-gold-line/40">
      <summary className="flex min-h-11 cursor-pointer items-center py-3 text-gold">
        {builtOn(facts, figure)}
      </summary>
      <div className="grid gap-6 pb-6">
        <section aria-label={s.facts}>
          <h3 className="text-title">{s.facts}</h3>
          <p className="mt-1 text-note text-ivory-soft">{s.factsHint}</p>
          <dl
            lang={langOf(facts[0]!.label)}
            className="mt-5 border-b border-gold-line/40 text-note"
          >
            {facts.map(({ key, label, value }, at) => (
              <div
                key={`${key}-${at}`}
                className="grid gap-x-6 border-t border-gold-line/40 py-2.5 sm:grid-cols-[14rem_1fr]"
              >
                <dt className="text-ivory-soft">{label}</dt>
                <dd className="figures leading-snug">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {children}
      </div>
    </details>
  );
}

/** Named by what it is mostly made of: cards, numbers, positions of the sky, or facts of any kind. */
function builtOn(facts: readonly Fact[], figure: Figure | null): string {
  if (figure?.kind === 'cards') return s.cards(figure.cards.length);
  if (figure?.kind === 'numbers') return s.numbers(figure.tiles.length);
  const ofTheSky = facts.filter(isOfTheSky).length;
  return ofTheSky * 2 > facts.length ? s.positions(ofTheSky) : s.things(facts.length);
}
