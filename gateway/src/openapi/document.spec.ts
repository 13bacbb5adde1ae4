import { createConfig, lintFromString } from '@redocly/openapi-core';
import { isLinear } from '@cosmic/contracts/testing/strings';
import { openApiDocument } from './document';

interface Found {
  path: string;
  schema: Record<string, unknown>;
}

/** Every schema within the document that names a pattern. */
function withPattern(value: unknown, path: string): Found[] {
  if (value === null || typeof value !== 'object') return [];
  const schema = value as Record<string, unknown>;
  const within = Object.entries(schema).flatMap(([key, part]) =>
    withPattern(part, `${path}/${key}`),
  );
  return typeof schema['pattern'] === 'string' ? [{ path, schema }, ...within] : within;
}

describe('the OpenAPI document', () => {
  const found = withPattern(openApiDocument(), '#');

  it('names no pattern that can be slow; formats are those of zod', () => {
    const own = found.filter(({ schema }) => schema['format'] === undefined);
    const patterns = new Set(own.map(({ schema }) => schema['pattern'] as string));

    expect([...patterns].filter((pattern) => !isLinear(new RegExp(pattern)))).toEqual([]);
    expect(patterns.size).toBeGreaterThan(5);
  });

  it('says how long a text may be wherever it must fit a pattern', () => {
    const fixed = new Set(['uuid', 'date', 'date-time', 'uri', 'base64', 'email']);
    const open = found.filter(
      ({ schema }) => schema['maxLength'] === undefined && !fixed.has(String(schema['format'])),
    );

    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('follows the rules that Redocly recommends', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(openApiDocument()),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });

    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});
