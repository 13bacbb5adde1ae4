import type { Fact } from '@cosmic/contracts/readings/readings';
import { langOf } from '../language/lang-of';

/** A reading's words, in a column that is made for reading. */
export function ReadingText({ text }: { text: string }) {
  return (
    <div
      lang={langOf(text)}
      className="grid max-w-[66ch] gap-[1.15em] text-[1.125rem] leading-[1.72]"
    >
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

interface FactsColumnProps {
  title: string;
  facts: readonly Fact[];
  level?: 'h2' | 'h3';
}

/** What a reading stands on, beside it; nothing where nothing is known. */
export function FactsColumn({ title, facts, level: Heading = 'h3' }: FactsColumnProps) {
  if (facts.length === 0) return null;
  return (
    <aside aria-label={title}>
      <Heading className="text-title">{title}</Heading>
      <dl lang={langOf(facts[0]!.label)} className="mt-5 border-b border-gold-line/40 text-note">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="border-t border-gold-line/40 py-2.5">
            <dt className="text-ivory-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
