import type { Notices, NoticesBody, NoticesStop } from '@cosmic/contracts/account/notices';
import { api, apiUrl } from '../../api/api';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.query<Notices, { device: string | null }>({
      query: ({ device }) => ({
        url: apiUrl('/api/notices'),
        params: device ? { device } : {},
      }),
    }),
    startNotices: build.mutation<Notices, NoticesBody>({
      query: (body) => ({ url: apiUrl('/api/notices'), method: 'PUT', body }),
    }),
    stopNotices: build.mutation<Notices, NoticesStop>({
      query: (body) => ({ url: apiUrl('/api/notices/stop'), method: 'POST', body }),
    }),
  }),
});

export const { useGetNoticesQuery, useStartNoticesMutation, useStopNoticesMutation } = noticesApi;
