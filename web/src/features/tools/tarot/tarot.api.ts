import type { CardOfToday, Commitment, Generation } from '@cosmic/contracts/readings/readings';
import { useCallback, useEffect } from 'react';
import { api, apiUrl } from '../../../api/api';
import type { WhichDay } from '../../../api/today.api';
import { useWhichDay } from '../../../api/use-which-day';
import { useListAllowancesQuery } from '../generation/generation.api';

const tarotApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the date and the zone of this device; another date asks anew. */
    getCardOfToday: build.query<Generation | null, Pick<WhichDay, 'date' | 'zone'>>({
      query: ({ zone }) => ({ url: apiUrl('/api/tarot/today'), params: { zone } }),
      transformResponse: ({ generation }: CardOfToday) => generation,
      // What is left of a day, and what was drawn on it, change together.
      providesTags: ['Allowances'],
    }),
    promiseDraw: build.mutation<Commitment, void>({
      query: () => ({ url: apiUrl('/api/tarot/commitments'), method: 'POST', body: {} }),
    }),
  }),
});

/**
 * The card of the day that was drawn today, and whether it stands in for the page that would draw
 * one: where draws are counted, until midnight. Undecided until both are known, or can not be.
 *
 * @param isOpening whether somebody comes to the page, and not back from the card
 */
export function useCardOfToday(isOpening: boolean) {
  const { date, zone } = useWhichDay();
  const card = tarotApi.useGetCardOfTodayQuery({ date, zone });
  const allowances = useListAllowancesQuery();
  const left = allowances.data?.find(({ toolType }) => toolType === 'tarot')?.remaining;
  return {
    card: card.data ?? undefined,
    isUndecided: isOpening && (card.isLoading || allowances.isLoading),
    opens: isOpening && Boolean(card.data) && left !== null,
  };
}

/**
 * The promise of the next draw's seed. Each is good for one draw. Where none can be
 * had the draw is made all the same, and its seeds are shown afterwards.
 */
export function usePromise(): { commitment: string; renew: () => void } {
  const [ask, { data }] = tarotApi.usePromiseDrawMutation();
  const renew = useCallback(() => void ask(), [ask]);
  useEffect(() => renew(), [renew]);
  return { commitment: data?.commitment ?? '', renew };
}
