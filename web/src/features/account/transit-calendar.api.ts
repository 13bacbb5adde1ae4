import type {
  CalendarBody,
  MadeCalendar,
  TransitCalendar,
} from '@cosmic/contracts/sky/transit-calendar';
import { api, apiUrl } from '../../api/api';

const transitCalendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTransitCalendar: build.query<TransitCalendar, void>({
      query: () => apiUrl('/api/profile/calendar'),
    }),
    makeTransitCalendar: build.mutation<MadeCalendar, CalendarBody>({
      query: (body) => ({ url: apiUrl('/api/profile/calendar'), method: 'POST', body }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => undefined);
        if (!made) return;
        const { since } = made.data;
        await dispatch(
          transitCalendarApi.util.upsertQueryData('getTransitCalendar', undefined, { since }),
        );
      },
    }),
    revokeTransitCalendar: build.mutation<unknown, void>({
      query: () => ({ url: apiUrl('/api/profile/calendar'), method: 'DELETE' }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        await dispatch(
          transitCalendarApi.util.upsertQueryData('getTransitCalendar', undefined, { since: null }),
        );
      },
    }),
  }),
});

export const {
  useGetTransitCalendarQuery,
  useMakeTransitCalendarMutation,
  useRevokeTransitCalendarMutation,
} = transitCalendarApi;
