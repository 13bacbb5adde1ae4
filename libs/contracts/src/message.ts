import { z } from 'zod';
import { wordSchema } from './event-fields';

/** What a member may do: the administrator alone runs the site. */
export const roleSchema = z.enum(['member', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** Who may ask: anybody, a member alone, or the administrator alone. */
export type Access = 'anyone' | 'member' | 'admin';

/**
 * Who asks. A guest is known by a signed cookie; a member by the access token, which tells role and
 * whether the mail address is confirmed. A member without a role, as in an older event, is no more
 * than a member. The address is the one the request came from, for limits that networks have.
 */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), id: z.uuid(), address: z.string().optional() }),
  z.object({
    kind: z.literal('member'),
    id: z.uuid(),
    role: roleSchema.optional(),
    verified: z.boolean().optional(),
    address: z.string().optional(),
  }),
]);
export type Actor = z.infer<typeof actorSchema>;

/**
 * What travels on a subject: who asks, the correlation id that ties the log
 * lines of one request together, and the data.
 */
export const envelopeSchema = z.object({
  actor: actorSchema.nullable(),
  trace: z.string().min(1).max(64),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** One thing a service can be asked: its subject, what goes in, what comes back. */
export interface RequestContract<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly subject: string;
  readonly input: Input;
  readonly reply: Reply;
  /** How long the answer may take, where that is longer than usual. */
  readonly withinMilliseconds?: number;
  /** Who may ask; anybody unless said here. The service goes by it before its handler is called. */
  readonly access?: Access;
}

/** One thing that happened and must not be lost; kept in the stream of events. */
export interface EventContract<Payload extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly payload: Payload;
}

/** What an event tells that stands for many: how often something happened, by name. */
export const countsSchema = z.object({
  counts: z.record(wordSchema, z.number().int().positive()),
});

/**
 * Declares a request. Renaming a subject needs both names served for one
 * release: an old gateway may still be asking.
 */
export function request<Input extends z.ZodType, Reply extends z.ZodType>(
  subject: `${string}.${string}.${string}`,
  input: Input,
  reply: Reply,
  terms: { withinMilliseconds?: number; access?: Access } = {},
): RequestContract<Input, Reply> {
  return { subject, input, reply, ...terms };
}

/**
 * Declares an event. Events stay in the stream for days: a new name or a
 * payload that old consumers can't read strands those in flight.
 */
export function event<Payload extends z.ZodType>(
  subject: `event.${string}.${string}.${string}`,
  payload: Payload,
): EventContract<Payload> {
  return { subject, payload };
}

/** The name under which pushes for an actor travel: `live.<this>`. Holds no dots, spaces or wildcards. */
export function liveClientOf(actor: Actor): string {
  return `${actor.kind}-${actor.id}`;
}
