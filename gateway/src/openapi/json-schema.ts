import { z } from 'zod';

export type Json = Record<string, unknown>;

/** A schema as JSON Schema 2020-12, as OpenAPI 3.1 has it, for what goes in or what comes out. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

/** A body of JSON. */
export function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Names a schema of the components. */
export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
