import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { currencySchema, modelNameSchema, wordSchema } from '@cosmic/contracts/event-fields';
import { event, type EventContract } from '@cosmic/contracts/message';
import { modelCalledBy } from '@cosmic/contracts/model';
import { readingsEvents } from '@cosmic/contracts/readings/readings';

const CONTRACTS = join(__dirname, '../../libs/contracts/src');

/** Texts that an event may carry, and the fields that may; null where any may. */
const KINDS_OF_TEXT = [
  { pattern: patternOf(wordSchema), fields: null },
  { pattern: patternOf(modelNameSchema), fields: ['model'] },
  { pattern: patternOf(currencySchema), fields: ['currency'] },
];
const FORMATS = ['uuid', 'date-time', 'date'];
const SCALARS = ['integer', 'number', 'boolean', 'null'];

interface Node {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  oneOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  propertyNames?: Node;
  additionalProperties?: Node | boolean;
}

function patternOf(schema: z.ZodType): string {
  const { pattern } = z.toJSONSchema(schema) as Node;
  if (pattern === undefined) throw new Error('a kind of text without a pattern');
  return pattern;
}

/** Where a payload could hold what somebody typed, was told or came from. */
function loose(node: Node, field: string, path = field): string[] {
  if (node.enum || node.const !== undefined) return [];
  const variants = node.anyOf ?? node.oneOf;
  if (variants) return variants.flatMap((variant) => loose(variant, field, path));
  if (node.type === 'array' && node.items) return loose(node.items, field, `${path}[]`);
  if (node.type === 'object') return looseParts(node, path);
  if (node.type === 'string') return isKind(node, field) ? [] : [path];
  return SCALARS.includes(node.type ?? '') ? [] : [path];
}

function looseParts(node: Node, path: string): string[] {
  const parts = Object.entries(node.properties ?? {}).flatMap(([name, part]) =>
    loose(part, name, `${path}.${name}`),
  );
  const { additionalProperties: others, propertyNames } = node;
  // An object of our own strips what it does not name; one that lets it through, or names nothing, doesn't.
  if (others === true || (!node.properties && typeof others !== 'object')) return [...parts, path];
  if (typeof others !== 'object') return parts;
  return [
    ...parts,
    ...loose(others, '', `${path}{}`),
    ...(propertyNames ? loose(propertyNames, '', `${path}{key}`) : [`${path}{key}`]),
  ];
}

function isKind({ format, pattern }: Node, field: string): boolean {
  if (format !== undefined && FORMATS.includes(format)) return true;
  return KINDS_OF_TEXT.some(
    (kind) => kind.pattern === pattern && (kind.fields?.includes(field) ?? true),
  );
}

const faultsOf = ({ payload }: EventContract) =>
  loose(z.toJSONSchema(payload, { io: 'output' }) as Node, 'payload');

/** Every event that a module of this library exports, however deep. */
async function declared(): Promise<EventContract[]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^([a-z-]+\/)?[a-z-]+\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(CONTRACTS, file)) as Promise<Record<string, unknown>>),
  );
  const found = modules.flatMap((module) => Object.values(module).flatMap(eventsIn));
  return [...found, modelCalledBy('readings'), modelCalledBy('content')];
}

function eventsIn(value: unknown): EventContract[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return [];
  if ('subject' in value && 'payload' in value) return [value as EventContract];
  return 'subject' in value ? [] : Object.values(value).flatMap(eventsIn);
}

describe('events', () => {
  it('carry ids, instants, numbers and names of ours: nothing that was typed or told, no address', async () => {
    const events = await declared();

    expect(events.length).toBeGreaterThan(12);
    expect(Object.fromEntries(events.map((each) => [each.subject, faultsOf(each)]))).toEqual(
      Object.fromEntries(events.map(({ subject }) => [subject, []])),
    );
  });

  it.each([
    ['a text', z.object({ content: z.string() })],
    ['a text with a limit', z.object({ title: z.string().max(200) })],
    ['parameters', z.object({ params: z.record(z.string(), z.unknown()) })],
    ['anything', z.object({ data: z.unknown() })],
    ['an address', z.object({ who: z.object({ address: z.string().optional() }) })],
    ['a mail address', z.object({ email: z.email() })],
    ['whatever else', z.looseObject({ id: z.uuid() })],
    ['texts in a list', z.object({ parts: z.array(z.union([z.uuid(), z.string()])) })],
    ["a model's name elsewhere", z.object({ said: modelNameSchema })],
    ['keys of any kind', z.object({ counts: z.record(z.string(), z.number()) })],
  ])('with %s are found', (_, payload) => {
    expect(faultsOf(event('event.test.thing.happened', payload))).not.toEqual([]);
  });

  it('of a release before, with parameters and text, are understood and stripped of them', () => {
    const id = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
    const told = { toolType: 'dream-log', narrator: 'almanac', tokensUsed: 0, processingTimeMs: 4 };

    const read = readingsEvents.completed.payload.parse({
      ...told,
      generationId: id,
      actor: { kind: 'guest', id, address: '203.0.113.9' },
      params: { dream: 'of the sea' },
      content: 'The sea is…',
    });

    expect(read).toEqual({ ...told, generationId: id, actor: { kind: 'guest', id } });
  });
});
