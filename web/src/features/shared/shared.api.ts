import type { SharedReading } from '@cosmic/contracts/readings/sharing';
import { api, apiUrl } from '../../api/api';

const sharedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShared: build.query<SharedReading, string>({
      query: (token) => apiUrl('/api/shared/:token', { token }),
      // Its member may take it back at any time.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetSharedQuery } = sharedApi;
