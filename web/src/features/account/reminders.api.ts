import type { Reminder, ReminderChange } from '@cosmic/contracts/account/reminders';
import { api, apiUrl } from '../../api/api';

export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReminder: build.query<Reminder, void>({ query: () => apiUrl('/api/reminders') }),
    changeReminder: build.mutation<Reminder, ReminderChange>({
      query: (body) => ({ url: apiUrl('/api/reminders'), method: 'PUT', body }),
      async onQueryStarted({ zone: _, ...change }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          remindersApi.util.updateQueryData('getReminder', undefined, (reminder) => {
            Object.assign(reminder, change);
          }),
        );
        try {
          const { data } = await queryFulfilled;
          await dispatch(remindersApi.util.upsertQueryData('getReminder', undefined, data));
        } catch {
          shown.undo();
        }
      },
    }),
    stopReminder: build.mutation<unknown, { token: string }>({
      query: ({ token }) => ({
        url: apiUrl('/api/reminders/stop/:token', { token }),
        method: 'POST',
      }),
      onQueryStarted: async (_token, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        dispatch(
          remindersApi.util.updateQueryData('getReminder', undefined, (reminder) => {
            Object.assign(reminder, { frequency: 'off', next_at: null });
          }),
        );
      },
    }),
  }),
});

export const { useGetReminderQuery, useChangeReminderMutation, useStopReminderMutation } =
  remindersApi;
