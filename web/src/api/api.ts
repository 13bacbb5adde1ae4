import type { routes, RouteName } from '@cosmic/contracts/http';
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { INCOMPLETE, type AnswerNeeds } from './answer-needs';
import { refreshSession, lastingToken } from '../state/session/keep-session';
import { sessionOf } from '../state/session/session';

/** An address of the public API as its contract writes it. */
export type ApiPath = (typeof routes)[RouteName]['path'];

/** Longer than the gateway's own limit, so that its words are heard before ours. */
const TIMEOUT_MS = 15_000;

const ask = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'same-origin',
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const token = sessionOf(getState).who.held?.token;
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/** A token that is refused although it should live (its key was changed) is renewed once. */
const askAsMember: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object> = async (
  args,
  call,
  options,
) => {
  const isMember = () => sessionOf(call.getState).who.status === 'member';
  await call.dispatch(lastingToken());
  const answer = await ask(args, call, options);
  if (answer.error?.status !== 401 || !isMember()) return answer;
  await call.dispatch(refreshSession());
  return isMember() ? ask(args, call, options) : answer;
};

const askWhole: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  Partial<AnswerNeeds>
> = async (args, call, needs) => {
  const answer = await askAsMember(args, call, needs);
  const isWhole = answer.error || (needs?.isComplete?.(answer.data) ?? true);
  return isWhole ? answer : { error: INCOMPLETE };
};

/** The one client of the API; features add their endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: askWhole,
  // What failed while there was no connection is asked again when there is one.
  refetchOnReconnect: true,
  tagTypes: [
    'Allowances',
    'Articles',
    'Days',
    'Generations',
    'Invitations',
    'Invoices',
    'Journal',
    'People',
    'Posts',
    'Profile',
    'Subscription',
  ],
  endpoints: () => ({}),
});

/** Fills the `:name` parts of an API path. */
export function apiUrl(path: ApiPath, params: Record<string, string> = {}): string {
  return path.replace(/:([a-z]+)/gi, (_part, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
