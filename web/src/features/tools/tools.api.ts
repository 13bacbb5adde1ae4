import type { ToolSummary } from '@cosmic/contracts/tools';
import { api, apiUrl } from '../../api/api';

export const { useListToolsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTools: build.query<ToolSummary[], void>({
      query: () => apiUrl('/api/tools'),
      transformResponse: ({ tools }: { tools: ToolSummary[] }) => tools,
      // The catalogue changes with a release, not during a visit.
      keepUnusedDataFor: 24 * 3600,
    }),
  }),
});
