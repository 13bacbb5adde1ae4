import type { PanchangDayQuery, PanchangOfDay } from '@cosmic/contracts/sky/panchang';
import { api, apiUrl } from '../../../api/api';

const panchangDayApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPanchangDay: build.query<PanchangOfDay, PanchangDayQuery>({
      query: (params) => ({ url: apiUrl('/api/sky/panchang/day'), params }),
    }),
  }),
});

export const { useGetPanchangDayQuery } = panchangDayApi;
