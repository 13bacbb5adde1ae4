import type { ToolSummary } from '@cosmic/contracts/tools';
import { inLanguage } from '../language/server-words';
import { api, apiUrl } from './api';

const namesApi = api.injectEndpoints({
  endpoints: (build) => ({
    toolNames: build.query<Record<string, string>, void>({
      query: () => apiUrl('/api/tools'),
      transformResponse: ({ tools }: { tools: ToolSummary[] }) =>
        Object.fromEntries(tools.map(({ readingType, name }) => [readingType, inLanguage(name)])),
    }),
  }),
});

/** What the tools are called, by the type their readings are saved under. */
export function useToolNames(): Readonly<Record<string, string>> {
  return namesApi.useToolNamesQuery().data ?? {};
}
