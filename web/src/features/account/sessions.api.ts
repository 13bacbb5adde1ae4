import type { SessionList } from '@cosmic/contracts/account/auth';
import { apiUrl } from '../../api/api';
import { accountApi } from './account.api';

const sessionsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<SessionList, void>({
      query: () => apiUrl('/api/auth/sessions'),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, { id: string }>({
      query: ({ id }) => ({
        url: apiUrl('/api/auth/sessions/:id', { id }),
        method: 'DELETE',
      }),
      // One that is over already is not to be seen any longer, either.
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: apiUrl('/api/auth/sessions/end-others'), method: 'POST', body: {} }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  sessionsApi;
