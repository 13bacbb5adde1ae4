import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Step } from './draw-steps';
import { OnlyCard } from './ritual/only-card';
import { SpreadTable } from './ritual/spread-table';

interface DrawStageProps {
  /** Undefined until the cards are known; they lie face down until then. */
  figure: FigureOf<'cards'> | undefined;
  spread: string;
  /** The places of the shuffled deck, as they were chosen; null where nobody chose. */
  chosen: readonly number[] | null;
  /** Where the draw of a single card stands. */
  step: Step;
  /** Which cards of several are face up. */
  turned: readonly number[];
  onTurn: (places: readonly number[]) => void;
}

/** The cards on the table, face down until they are turned. */
export function DrawStage({ step, turned, onTurn, ...laid }: DrawStageProps) {
  return laid.spread === 'daily' ? (
    <OnlyCard {...laid} step={step} />
  ) : (
    <SpreadTable {...laid} turned={turned} onTurn={onTurn} />
  );
}
