import { z } from 'zod';
import { request, type RequestContract } from './message';

const input = z.strictObject({ userId: z.uuid() });
const reply = z.object({ rows: z.record(z.string(), z.array(z.unknown())) });

/** Asks a service for everything it keeps of a member, by table; part of the export of an account. */
export function memberExportOf(service: string): RequestContract<typeof input, typeof reply> {
  return request(`${service}.member.export`, input, reply);
}
