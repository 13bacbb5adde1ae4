import { toolsStrings } from '../tools.strings';

/** Marks what is for subscribers. */
export function PremiumBadge() {
  return (
    <span className="rounded border border-gold px-2 py-0.5 font-text text-[0.6875rem] font-semibold tracking-[0.12em] text-gold">
      {toolsStrings.catalogue.premium}
    </span>
  );
}
