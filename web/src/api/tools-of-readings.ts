import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { inLanguage } from '../language/server-words';
import { api, apiUrl } from './api';

type ToolOfReadings = Pick<ToolSummary, 'name' | 'engraving'>;

const readingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    toolsOfReadings: build.query<Record<string, ToolOfReadings>, void>({
      query: () => apiUrl('/api/tools'),
      transformResponse: ({ tools }: { tools: ToolSummary[] }) =>
        Object.fromEntries(
          tools.map(({ readingType, name, engraving }) => [
            readingType,
            { name: inLanguage(name), engraving },
          ]),
        ),
    }),
  }),
});

/** What the tools are called and known by, by the type their readings are saved under; nothing until they are here. */
export function useToolsOfReadings(): Readonly<Record<string, ToolOfReadings>> | undefined {
  return readingsApi.useToolsOfReadingsQuery().data;
}
