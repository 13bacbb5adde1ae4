import type { BestDays, BestDaysQuery } from '@cosmic/contracts/days/best-days';
import { api, apiUrl } from '../../../api/api';

const bestDaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBestDays: build.query<BestDays, BestDaysQuery>({
      query: (params) => ({ url: apiUrl('/api/sky/best-days'), params }),
    }),
  }),
});

export const { useGetBestDaysQuery } = bestDaysApi;
