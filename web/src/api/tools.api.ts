import type { Preview } from '@cosmic/contracts/readings/previews';
import type { GenerateBody } from '@cosmic/contracts/readings/readings';
import type { ToolSummary, ToolWords } from '@cosmic/contracts/readings/tools';
import { api, apiUrl } from './api';
import { inLanguage } from '../language/server-words';

export const toolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTools: build.query<readonly ToolSummary[], void>({
      query: () => apiUrl('/api/tools'),
      // Frozen as a whole: else the store would look through every field of it to freeze that.
      transformResponse: ({ tools }: { tools: ToolSummary[] }): readonly ToolSummary[] =>
        Object.freeze(tools.map(inOwnLanguage)),
      // The catalogue changes with a release, not during a visit.
      keepUnusedDataFor: 24 * 3600,
    }),
    previewReading: build.query<Preview, GenerateBody>({
      query: (body) => ({ url: apiUrl('/api/readings/preview'), method: 'POST', body }),
      // The same all day.
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useListToolsQuery, usePreviewReadingQuery } = toolsApi;

/** Asks for the catalogue; what a page of tools begins with. */
export const listTools = () => toolsApi.endpoints.listTools.initiate();

/** A tool as this language's pages speak of it. */
export function inOwnLanguage(tool: ToolSummary): ToolSummary {
  return {
    ...tool,
    name: inLanguage(tool.name),
    description: inLanguage(tool.description),
    category: inLanguage(tool.category),
    ...(tool.words && { words: wordsInLanguage(tool.words) }),
    fields: tool.fields.map((field) => ({
      ...field,
      label: inLanguage(field.label),
      ...(field.hint && { hint: inLanguage(field.hint) }),
      ...(field.options && {
        options: field.options.map(({ value, label }) => ({ value, label: inLanguage(label) })),
      }),
    })),
  };
}

function wordsInLanguage(words: ToolWords): ToolWords {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, inLanguage(text)]));
}
