import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import { errorsOf, needsOwnOrigin, type HttpRoute } from '@cosmic/contracts/route';
import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import type { Tool } from '@cosmic/tools/tool';
import { ERROR_SCHEMA } from './error-schema';
import { eventSchemas, STREAM_CONTENT } from './events';
import { json, jsonSchema, ref, type Json } from './json-schema';
import { descriptionOf, ORIGIN_PARAMETER, SECURITY_SCHEMES, securityOf } from './security';
import { describedTags, tagOf } from './tags';

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
      description: 'Astrology, tarot and numerology readings that stand on computed facts.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This site' }],
    tags: describedTags(),
    paths,
    components: { schemas: schemas(), securitySchemes: SECURITY_SCHEMES },
  } as OpenAPIObject;
}

function operation(name: string, route: HttpRoute): Json {
  return {
    operationId: name,
    tags: [tagOf(route.path)],
    summary: route.summary,
    description: descriptionOf(route),
    security: securityOf(route),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      ...parametersOf('header', route.headers),
      ...(needsOwnOrigin(route) ? [ORIGIN_PARAMETER] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: json(bodyOf(name, route.body)) } }),
    responses: {
      [route.status]: { description: 'Success', content: replyContent(route.reply) },
      ...errorResponses(errorsOf(route)),
    },
  };
}

function replyContent(reply: HttpRoute['reply']): Json {
  return reply === 'stream' ? STREAM_CONTENT : json(jsonSchema(reply, 'output'));
}

/** Which tools a route takes with their own parameters. */
const TOOLS_OF: Readonly<Record<string, (tool: Tool) => boolean>> = {
  generate: () => true,
  previewReading: ({ premium }) => premium,
};

function bodyOf(name: string, body: z.ZodType): Json {
  const isTaken = TOOLS_OF[name];
  if (!isTaken) return jsonSchema(body, 'input');
  return { oneOf: TOOLS.filter(isTaken).map(({ readingType }) => ref(`${readingType}Request`)) };
}

function schemas(): Json {
  const requests = TOOLS.map((tool) => {
    const body = z.strictObject({
      toolType: z.enum([...new Set([tool.slug, tool.readingType])]),
      params: tool.params,
    });
    return [`${tool.readingType}Request`, jsonSchema(body, 'input')] as const;
  });
  return { ...Object.fromEntries(requests), ...eventSchemas(), Error: ERROR_SCHEMA };
}

function parametersOf(place: string, schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: jsonSchema(field, 'input'),
  }));
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
