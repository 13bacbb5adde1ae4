import type { Generation } from '@cosmic/contracts/readings/readings';

export const GENERATION_ID = '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a1b';
const AT = '2026-11-23T09:00:00.000Z';

/** A finished reading, as the gateway gives it back. */
export function generationOf(
  toolType: string,
  params: Record<string, unknown>,
  more: Partial<Generation> = {},
): Generation {
  return {
    id: GENERATION_ID,
    toolType,
    params,
    status: 'completed',
    content: 'Small steps carry this week. Ask once more than feels polite.',
    facts: [{ key: 'sign', label: 'Your sign', value: 'Leo' }],
    figure: null,
    narrator: 'almanac',
    edition: null,
    loved: false,
    saved: false,
    error: null,
    processingTimeMs: 12,
    createdAt: AT,
    updatedAt: AT,
    completedAt: AT,
    ...more,
  };
}
