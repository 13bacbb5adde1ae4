import type { routes, RouteName } from '@cosmic/contracts/http';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** An address of the public API as its contract writes it. */
export type ApiPath = (typeof routes)[RouteName]['path'];

/** Longer than the gateway's own limit, so that its words are heard before ours. */
const TIMEOUT_MS = 15_000;

/** The one client of the API; features add their endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: '/', credentials: 'same-origin', timeout: TIMEOUT_MS }),
  tagTypes: ['Allowances'],
  endpoints: () => ({}),
});

/** Fills the `:name` parts of an API path. */
export function apiUrl(path: ApiPath, params: Record<string, string> = {}): string {
  return path.replace(/:([a-z]+)/gi, (_part, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
