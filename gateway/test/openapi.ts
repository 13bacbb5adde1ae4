import type { Access } from '@cosmic/contracts/message';
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
  /** Names of what may stand in its query and in its headers. */
  inQuery: string[];
  inHeaders: string[];
  /** The schemas of its body; several where any of them will do. */
  bodies: Json[];
  /** The first of them. */
  body: Json | undefined;
  /** The statuses it may be answered with. */
  statuses: number[];
  /** Codes of its refusals. */
  errors: string[];
  /** Who may call it. */
  access: Access;
}

/** Every operation of the document that a site hands out, so that a new route is met by itself. */
export async function operationsOf(visitor: Visitor): Promise<Operation[]> {
  const { status, body: document } = await visitor.call('GET', '/api/openapi.json');
  if (status !== 200) throw new Error(`no API document: ${status} ${JSON.stringify(document)}`);
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: operation['operationId'] as string,
      method: method.toUpperCase(),
      path,
      inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      inQuery: namesOf(operation, 'query'),
      inHeaders: namesOf(operation, 'header'),
      bodies: alternatives(document, operation),
      body: alternatives(document, operation)[0],
      statuses: Object.keys(operation['responses']).map(Number),
      access: accessOf(operation['security']),
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

function namesOf(operation: Json, place: string): string[] {
  const parameters: Json[] = operation['parameters'];
  return parameters.filter((one) => one['in'] === place).map(({ name }) => name as string);
}

function accessOf(security: Json[]): Access {
  const roles: string[] | undefined = security[0]?.['accessToken'];
  const isForAll = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  if (isForAll) return 'anyone';
  return roles?.includes('admin') ? 'admin' : 'member';
}

function alternatives(document: Json, operation: Json): Json[] {
  const schema: Json | undefined = operation['requestBody']?.content['application/json'].schema;
  const schemas: Json[] = schema?.['oneOf'] ?? (schema ? [schema] : []);
  return schemas.map((one) => {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(one['$ref'] ?? '')?.[1];
    return name ? document['components'].schemas[name] : one;
  });
}
