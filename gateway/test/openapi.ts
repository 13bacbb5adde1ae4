import type { Visitor } from './make';

type Json = Record<string, any>;

/** One operation of the API as its own document describes it. */
export interface Operation {
  name: string;
  method: string;
  /** With `{id}` where an id belongs. */
  path: string;
  /** Names of what stands in the path. */
  inPath: string[];
  /** The schema of its body; the first where several will do. */
  body: Json | undefined;
  /** Codes of its refusals. */
  errors: string[];
}

/** Every operation of the document that a site hands out, so that a new route is met by itself. */
export async function operationsOf(visitor: Visitor): Promise<Operation[]> {
  const { body: document } = await visitor.call('GET', '/api/openapi.json');
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: operation['operationId'] as string,
      method: method.toUpperCase(),
      path,
      inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      body: resolved(document, operation['requestBody']?.content['application/json'].schema),
      errors: Object.values<Json>(operation['responses']).flatMap(({ description }) =>
        [...String(description).matchAll(/`(\w+)`:/g)].map(([, code = '']) => code),
      ),
    })),
  );
}

/** Whether an operation changes something. */
export function changes({ method }: Operation): boolean {
  return method !== 'GET';
}

/** Of what is checked further than its schema says. */
const SAMPLES: Record<string, string> = {
  email: 'sample@example.com',
  readingType: 'angel-number',
  zone: 'Asia/Kolkata',
};

/** Something a schema admits: what is required, and every optional id. */
export function sampleOf(schema: Json | undefined, id: string): any {
  if (!schema) return undefined;
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['enum']) return schema['enum'][0];
  const alternatives: Json[] | undefined = schema['oneOf'] ?? schema['anyOf'];
  if (alternatives) return sampleOf(alternatives[0], id);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, id);
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema['minimum'] > 0 ? schema['minimum'] : 1;
    default:
      return textOf(schema, id);
  }
}

/** The paths of all objects within a value, the value itself first. */
export function objectsIn(value: unknown, at: string[] = []): string[][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  const within = Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...at, key]));
  return [at, ...within];
}

function objectOf({ properties = {}, required = [] }: Json, id: string): Json {
  const wanted = Object.entries<Json>(properties).filter(
    ([name, { format, type }]) => required.includes(name) || format === 'uuid' || type === 'object',
  );
  return Object.fromEntries(
    wanted.map(([name, part]) => [name, SAMPLES[name] ?? sampleOf(part, id)]),
  );
}

function textOf({ format, pattern = '' }: Json, id: string): string {
  if (format === 'uuid') return id;
  if (format === 'date-time') return new Date().toISOString();
  return /\{43\}/.test(pattern) ? 'A'.repeat(43) : '1990-05-17';
}

function resolved(document: Json, schema: Json | undefined): Json | undefined {
  const one: Json | undefined = schema?.['oneOf']?.[0] ?? schema;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(one?.['$ref'] ?? '')?.[1];
  return name ? document['components'].schemas[name] : one;
}
