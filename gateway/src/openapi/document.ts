import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';
import { routes, type HttpRoute } from '@cosmic/contracts/http';
import { TOOLS } from '@cosmic/tools/catalogue';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the public API, made from the contracts that the gateway itself serves by. */
export function openApiDocument(): OpenAPIObject {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<HttpRoute>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cosmic Guide',
      version: '1',
      description:
        'Astrology, tarot and numerology readings that stand on computed facts. ' +
        'A guest is known by the cookie `cosmic_guest`, set by the first answer; a member by an access token ' +
        '(`Authorization: Bearer`). Requests that change something need the `Origin` of this site.',
    },
    paths,
    components: { schemas: schemas() },
  } as OpenAPIObject;
}

function operation(name: string, route: HttpRoute): Json {
  return {
    operationId: name,
    tags: [route.path.split('/')[2]],
    summary: route.summary,
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      ...parametersOf('header', route.headers),
    ],
    ...(route.body && { requestBody: { required: true, content: json(bodyOf(name, route.body)) } }),
    responses: {
      [route.status]: { description: 'Success', content: replyContent(route.reply) },
      ...errorResponses(errorsOf(route)),
    },
  };
}

function replyContent(reply: HttpRoute['reply']): Json {
  if (reply === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  return json(jsonSchema(reply, 'output'));
}

/** The body of a generate request is one of the catalogue's tools with its own parameters. */
function bodyOf(name: string, body: z.ZodType): Json {
  if (name !== 'generate') return jsonSchema(body, 'input');
  return { oneOf: TOOLS.map(({ readingType }) => ref(`${readingType}Request`)) };
}

function schemas(): Json {
  const requests = TOOLS.map((tool) => {
    const body = z.strictObject({
      toolType: z.enum([...new Set([tool.slug, tool.readingType])]),
      params: tool.params,
    });
    return [`${tool.readingType}Request`, jsonSchema(body, 'input')] as const;
  });
  return { ...Object.fromEntries(requests), Error: ERROR_SCHEMA };
}

function parametersOf(place: string, schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: jsonSchema(field, 'input'),
  }));
}

/** What a route may answer; whatever changes something is for our own pages, as the guard has it. */
function errorsOf({ method, anyOrigin, errors }: HttpRoute): readonly ErrorCode[] {
  return method === 'GET' || anyOrigin ? errors : [...errors, 'foreign_origin'];
}

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        content: json(ref('Error')),
      },
    ]),
  );
}

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'trace'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS) },
        message: { type: 'string' },
        details: {
          type: 'object',
          properties: {
            fields: {
              type: 'array',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
        trace: { type: 'string', description: 'The correlation id of this request' },
      },
    },
  },
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
