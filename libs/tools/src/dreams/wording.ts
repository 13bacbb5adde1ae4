import { listed } from '../wording';
import type { Found } from './dream-report';

/** As many as are listed among the facts. */
const LISTED = 12;

/** Symbols as a fact says them: `the wolf (in 3 sentences), the door and rain`. */
export function symbolsValue(symbols: readonly Found[]): string {
  const names = symbols.slice(0, LISTED).map(({ symbol, times }) => {
    return times > 1 ? `${symbol.name} (in ${times} sentences)` : symbol.name;
  });
  return listed(names) || 'none of those in our book';
}
