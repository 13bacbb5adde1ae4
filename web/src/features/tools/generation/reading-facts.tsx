import type { Fact, NarratorKind } from '@cosmic/contracts/readings';
import { toolsStrings } from '../tools.strings';

const s = toolsStrings.reading;

interface ReadingFactsProps {
  facts: readonly Fact[];
  narrator: NarratorKind | null;
}

/** The margin of a reading: what it stands on, and who wrote it. */
export function ReadingFacts({ facts, narrator }: ReadingFactsProps) {
  return (
    <aside aria-label={s.facts} className="grid animate-appear content-start gap-6">
      {facts.length > 0 && (
        <div>
          <h3 className="text-title">{s.facts}</h3>
          <p className="mt-1 text-note text-ivory-soft">{s.factsHint}</p>
          <dl className="mt-5 border-b border-gold-line/40">
            {facts.map(({ key, label, value }) => (
              <div key={key} className="border-t border-gold-line/40 py-3">
                <dt className="text-note text-ivory-soft">{label}</dt>
                <dd className="figures leading-snug">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {narrator && (
        <p className="text-note text-ivory-soft">{narrator === 'model' ? s.model : s.almanac}</p>
      )}
    </aside>
  );
}
