import { z } from 'zod';
import { request, type RequestContract } from './message';
import { text } from './text';

/** The services that keep something of a member. */
export const KEEPERS = ['auth', 'billing', 'readings', 'content', 'usage'] as const;
export type Keeper = (typeof KEEPERS)[number];

const input = z.strictObject({
  userId: z.uuid(),
  /** Where the page before said that the next begins; absent for the first. */
  after: text(200).optional(),
});

const reply = z.object({
  rows: z.record(z.string(), z.array(z.unknown())),
  /** Where the next page begins, for whoever keeps more than fits into one message. */
  next: z.string().nullable().optional(),
});
export type MemberRows = z.infer<typeof reply>;

/** Asks a service for everything it keeps of a member, by table; part of the export of an account. */
export function memberExportOf(service: Keeper): RequestContract<typeof input, typeof reply> {
  return request(`${service}.member.export`, input, reply);
}
