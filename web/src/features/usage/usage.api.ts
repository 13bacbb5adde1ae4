import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import type { Resonance } from '@cosmic/contracts/readings/trials';
import type { Usage, UsageRange } from '@cosmic/contracts/usage';
import { api, apiUrl } from '../../api/api';
import { inLanguage } from '../../language/server-words';

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsage: build.query<Usage, UsageRange>({
      query: (days) => ({ url: apiUrl('/api/admin/usage'), params: { days } }),
    }),
    /** What the tools are called, by their place in the address. */
    getToolNames: build.query<Record<string, string>, void>({
      query: () => apiUrl('/api/tools'),
      transformResponse: ({ tools }: { tools: ToolSummary[] }) =>
        Object.fromEntries(tools.map(({ slug, name }) => [slug, inLanguage(name)])),
    }),
    getResonance: build.query<Resonance, void>({ query: () => apiUrl('/api/admin/resonance') }),
  }),
});

export const { useGetUsageQuery, useGetToolNamesQuery, useGetResonanceQuery } = usageApi;
