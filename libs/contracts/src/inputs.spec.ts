import { z } from 'zod';
import { routes } from './http';
import type { HttpRoute } from './route';
import { REQUESTS } from './requests';
import {
  checksBeforeLength,
  isBounded,
  isLinear,
  patternsOf,
  stringsOf,
  type StringSchema,
} from './testing/strings';

/** What others send, and what comes back of it. */
const asked: [name: string, schema: z.core.$ZodType][] = [];
const answered: typeof asked = [];
for (const { subject, input, reply } of REQUESTS.values()) {
  asked.push([subject, input]);
  answered.push([subject, reply]);
}
for (const [name, route] of Object.entries<HttpRoute>(routes)) {
  const { params, query, headers, body, reply } = route;
  for (const part of [params, query, headers, body]) if (part) asked.push([name, part]);
  if (reply !== 'stream') answered.push([name, reply]);
}

/** Made by a service of ours and handed on by the gateway as it came. */
const FROM_SERVICES = new Set(['content.picture.reading']);

const textsOf = (schemas: typeof asked): StringSchema[] =>
  schemas.flatMap(([name, schema]) => stringsOf(schema, name));
const named = (texts: StringSchema[]) => texts.map(({ path }) => path);

describe('a text that crosses a wire', () => {
  it('is known to be short before a pattern or a check of ours sees it', () => {
    const found = textsOf([...asked, ...answered])
      .map((text) => [text.path, checksBeforeLength(text)])
      .filter(([, checks]) => checks?.length);

    expect(found).toEqual([]);
  });

  it('meets patterns only that take time in proportion to its length', () => {
    const patterns = new Map(
      textsOf([...asked, ...answered]).flatMap((text) =>
        patternsOf(text).map((pattern) => [String(pattern), pattern] as const),
      ),
    );

    expect([...patterns.values()].filter((pattern) => !isLinear(pattern))).toEqual([]);
    expect(patterns.size).toBeGreaterThan(5);
  });

  it('has a greatest length and can be stored where others send it', () => {
    const texts = textsOf(asked.filter(([name]) => !FROM_SERVICES.has(name)));
    const unstorable = (text: StringSchema) =>
      ['\0', 'a\0b', '\uD83C'].some((sent) => z.safeParse(text.whole, sent).success);

    expect(named(texts.filter((text) => !isBounded(text)))).toEqual([]);
    expect(named(texts.filter(unstorable))).toEqual([]);
    expect(texts.length).toBeGreaterThan(50);
  });
});

describe('the rules themselves', () => {
  const one = (schema: z.core.$ZodType): StringSchema => stringsOf(schema)[0]!;

  it.each([
    ['a pattern alone', z.string().regex(/a/), ['regex']],
    ['a length that lets go on', z.string().max(3).regex(/a/), ['regex']],
    ['a check of ours', z.string().refine(() => true), ['custom']],
    ['a length that comes later', z.string().regex(/a/).max(3, { abort: true }), ['regex']],
    ['a length that ends it', z.string().trim().max(3, { abort: true }).regex(/a/), []],
  ])('see what comes before the length: %s', (_, schema, checks) => {
    expect(checksBeforeLength(one(z.object({ deep: z.array(schema) }).optional()))).toEqual(checks);
  });

  it.each([
    ['^(?:a|a)+$', false],
    ['^(?:a|aa)+$', false],
    ['^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$', false],
    ['^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$', true],
  ])('tell of %s whether it is linear: %s', (source, linear) => {
    expect(isLinear(new RegExp(source))).toBe(linear);
  });

  it('tell texts without end', () => {
    expect(isBounded(one(z.string().max(3)))).toBe(false);
    expect(isBounded(one(z.uuid()))).toBe(true);
  });
});
