import type { Fact } from '@cosmic/contracts/readings';
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

/** What a reading stands on, beside it; nothing where nothing is known. */
export function FactsColumn({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <aside aria-label={title}>
      <h3 className="text-title">{title}</h3>
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
