import type { Fact, Generation } from '@cosmic/contracts/readings/readings';
import { FoldedFacts } from '../../../design/reading/folded-facts';
import { Provenance } from './provenance';

interface ReadingGroundProps {
  generation: Generation;
  /** Those that the page does not show in another way. */
  facts: readonly Fact[];
}

/** What a reading stands on, folded: its facts, who wrote it, and the proof. */
export function ReadingGround({ generation, facts }: ReadingGroundProps) {
  return (
    <FoldedFacts facts={facts} figure={generation.figure}>
      <Provenance generation={generation} />
    </FoldedFacts>
  );
}
