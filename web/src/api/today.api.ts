import type {
  Day,
  DayNote,
  KeptDays,
  NoteBody,
  TurnBody,
  TurnedCard,
} from '@cosmic/contracts/days/days';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { LANGUAGE } from '../language/language';
import { api, apiUrl } from './api';
import { dayOrKept, keepDay, type Answer } from './kept-readings';

export type { Day, DayNote, DayTransit, KeptDay, TurnedCard } from '@cosmic/contracts/days/days';

/** Which day is asked for: its date by the reader's calendar, and whose it is where no chart says. */
export interface WhichDay {
  date: string;
  zone: string;
  sign: SignKey | null;
}

/** The address that a day is asked for at, and kept under for when there is no connection. */
function addressOf({ date, zone, sign }: WhichDay): string {
  const asked = new URLSearchParams({ date, zone, language: LANGUAGE, ...(sign && { sign }) });
  return `${apiUrl('/api/today')}?${asked}`;
}

type Ask = (args: FetchArgs) => PromiseLike<Asked> | Asked;
interface Asked {
  data?: unknown;
  error?: FetchBaseQueryError;
}
async function asked<T>(ask: Ask, url: string): Promise<Answer<T>> {
  const { data, error } = await ask({ url });
  return error ? { error } : { data: data as T };
}

/** The day of whoever asks, and what they keep of it. What is turned and written shows at once. */
export const todayApi = api.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<Day, WhichDay>({
      queryFn: (which, { getState }, _options, ask: Ask) => {
        const url = addressOf(which);
        return dayOrKept<Day>(getState, url, () => asked<Day>(ask, url));
      },
    }),
    openToday: build.mutation<string[], WhichDay>({
      query: ({ date, zone }) => ({
        url: apiUrl('/api/today/tick'),
        method: 'PUT',
        body: { date, zone },
      }),
      transformResponse: ({ ticks }: { ticks: string[] }) => ticks,
      async onQueryStarted(which, { dispatch, queryFulfilled }) {
        const { data: ticks } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (ticks) await dispatch(change(which, (day) => void (day.ticks = ticks)));
      },
    }),
    turnCard: build.mutation<TurnedCard, WhichDay & Pick<TurnBody, 'commitment' | 'clientSeed'>>({
      query: ({ date, commitment, clientSeed }) => ({
        url: apiUrl('/api/today/card'),
        method: 'POST',
        body: { date, commitment, clientSeed, language: LANGUAGE } satisfies TurnBody,
      }),
      async onQueryStarted(which, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) await dispatch(change(which, (day) => void (day.card.turned = data)));
      },
    }),
    writeNote: build.mutation<DayNote, WhichDay & Omit<NoteBody, 'date'>>({
      query: ({ date, question, text }) => ({
        url: apiUrl('/api/today/note'),
        method: 'PUT',
        body: { date, question, text } satisfies NoteBody,
      }),
      async onQueryStarted({ question, text, ...which }, { dispatch, queryFulfilled }) {
        const note = { question, text, writtenAt: new Date().toISOString() };
        const shown = dispatch(
          todayApi.util.updateQueryData(
            'getToday',
            dayAlone(which),
            (day) => void (day.note = note),
          ),
        );
        try {
          const { data } = await queryFulfilled;
          await dispatch(change(which, (day) => void (day.note = data)));
        } catch {
          shown.undo();
        }
      },
      invalidatesTags: ['Days'],
    }),
    eraseNote: build.mutation<unknown, WhichDay>({
      query: ({ date }) => ({
        url: apiUrl('/api/today/note'),
        method: 'DELETE',
        params: { date },
      }),
      async onQueryStarted(which, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          todayApi.util.updateQueryData(
            'getToday',
            dayAlone(which),
            (day) => void (day.note = null),
          ),
        );
        try {
          await queryFulfilled;
          await dispatch(change(which, (day) => void (day.note = null)));
        } catch {
          shown.undo();
        }
      },
      invalidatesTags: ['Days'],
    }),
    listDays: build.query<KeptDays, string>({
      queryFn: (month, { getState }, _options, ask: Ask) => {
        const url = `${apiUrl('/api/today/days')}?month=${month}`;
        return dayOrKept<KeptDays>(getState, url, () => asked<KeptDays>(ask, url));
      },
      providesTags: ['Days'],
    }),
  }),
});

/** What an argument says of the day alone: the key that it is loaded under. */
const dayAlone = ({ date, zone, sign }: WhichDay): WhichDay => ({ date, zone, sign });

/** Changes a day where it is shown and where it is kept. */
function change(which: WhichDay, recipe: (day: Day) => void): Change {
  return async (dispatch, getState) => {
    const day = dayAlone(which);
    dispatch(todayApi.util.updateQueryData('getToday', day, recipe));
    const { data } = todayApi.endpoints.getToday.select(day)(getState());
    if (data) await keepDay(getState, addressOf(day), data);
  };
}

type State = Parameters<ReturnType<typeof todayApi.endpoints.getToday.select>>[0];
type Change = ThunkAction<Promise<void>, State, unknown, UnknownAction>;

export const {
  useGetTodayQuery,
  useOpenTodayMutation,
  useTurnCardMutation,
  useWriteNoteMutation,
  useEraseNoteMutation,
  useListDaysQuery,
} = todayApi;
