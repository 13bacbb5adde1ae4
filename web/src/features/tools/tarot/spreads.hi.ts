import { HINDI_SPREADS } from '@cosmic/divination/tarot/hindi/spreads';
import * as english from './spreads';

export const SPREADS: typeof english.SPREADS = english.SPREADS.map(({ id, name, places }) => {
  const spread = Object.entries(HINDI_SPREADS).find(([known]) => known === id)?.[1];
  return { id, name: spread?.name ?? name, places: spread?.places ?? places };
});
