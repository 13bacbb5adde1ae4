import type { Fact } from '@cosmic/contracts/readings';
import { toolsStrings } from '../tools.strings';

const s = toolsStrings.reading;

/** The margin of a reading: what it stands on. */
export function ReadingFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <aside aria-label={s.facts} className="animate-appear">
      <h3 className="text-title">{s.facts}</h3>
      <p className="mt-1 text-note text-ivory-soft">{s.factsHint}</p>
      <dl className="mt-5 border-b border-gold-line/40 text-note">
        {facts.map(({ key, label, value }, i) => (
          <div key={`${key}-${i}`} className="border-t border-gold-line/40 py-2.5">
            <dt className="text-ivory-soft">{label}</dt>
            <dd className="figures leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
