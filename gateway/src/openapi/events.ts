import { z } from 'zod';
import { HEARTBEAT_SECONDS, pushSchema } from '@cosmic/contracts/live';
import { jsonSchema, ref, type Json } from './json-schema';

/** The events of GET /api/stream: by which name each goes, and what its data hold. */
const EVENTS: readonly { event: string; data: z.ZodType }[] = [
  ...pushSchema.options.map((push) => ({
    event: push.shape.type.value,
    data: (push as z.ZodObject).omit({ type: true }),
  })),
  { event: 'heartbeat', data: z.object({}) },
];

/** A schema of each event as its fields `event`, `id` and `data` hold it, and of them all. */
export function eventSchemas(): Record<string, Json> {
  const each = EVENTS.map(({ event, data }) => [nameOf(event), eventSchema(event, data)] as const);
  const mapping = EVENTS.map(({ event }) => [event, ref(nameOf(event)).$ref] as const);
  return {
    ...Object.fromEntries(each),
    StreamEvent: {
      description:
        'One server-sent event, its `data` read as JSON. `heartbeat` says every ' +
        `${HEARTBEAT_SECONDS} seconds that the stream is alive.`,
      oneOf: EVENTS.map(({ event }) => ref(nameOf(event))),
      discriminator: { propertyName: 'event', mapping: Object.fromEntries(mapping) },
    },
  };
}

/** What the stream itself holds: text whose events are described one by one. */
export const STREAM_CONTENT: Json = {
  'text/event-stream': {
    schema: {
      type: 'string',
      contentMediaType: 'text/event-stream',
      contentSchema: { type: 'array', items: ref('StreamEvent') },
    },
  },
};

function eventSchema(event: string, data: z.ZodType): Json {
  return {
    type: 'object',
    required: ['event', 'id', 'data'],
    properties: {
      event: { type: 'string', const: event },
      id: { type: 'string', description: 'When it was sent, in milliseconds since 1970' },
      data: jsonSchema(data, 'output'),
    },
  };
}

/** `generation.delta` is described as `GenerationDeltaEvent`. */
function nameOf(event: string): string {
  const words = event.split('.').map((word) => word[0]?.toUpperCase() + word.slice(1));
  return `${words.join('')}Event`;
}
