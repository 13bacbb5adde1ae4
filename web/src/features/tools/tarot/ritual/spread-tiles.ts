/** How the spreads to choose from lie. */
export const SPREAD_GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-4';
/** As high with a second line as without, which comes when it is known who asks. */
export const SPREAD_TILE =
  'min-h-17 flex-col items-center justify-center rounded px-3 py-2 text-center';
