import type {
  PanchangMonth,
  PanchangMonthDay,
  PanchangMonthQuery,
} from '@cosmic/contracts/sky/panchang';
import { api, apiUrl } from '../../../api/api';

const panchangApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPanchangMonth: build.query<PanchangMonthDay[], PanchangMonthQuery>({
      query: (params) => ({ url: apiUrl('/api/sky/panchang'), params }),
      transformResponse: ({ days }: PanchangMonth) => days,
    }),
  }),
});

export const { useGetPanchangMonthQuery } = panchangApi;
