import type { Commitment } from '@cosmic/contracts/readings';
import { useCallback, useEffect } from 'react';
import { api, apiUrl } from '../../../api/api';

const tarotApi = api.injectEndpoints({
  endpoints: (build) => ({
    promiseDraw: build.mutation<Commitment, void>({
      query: () => ({ url: apiUrl('/api/tarot/commitments'), method: 'POST', body: {} }),
    }),
  }),
});

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
