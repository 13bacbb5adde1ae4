import { ERRORS, isErrorCode } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Generation } from '@cosmic/contracts/readings';
import type { GenerationEntity } from './generation.entity';

/** A generation as its owner may see it. */
export function viewOf(row: GenerationEntity): Generation {
  const { errorCode } = row;
  return {
    id: row.id,
    toolType: row.toolType,
    params: row.params,
    status: row.status,
    content: row.content,
    facts: row.facts,
    narrator: row.narrator,
    error: isErrorCode(errorCode) ? { code: errorCode, message: ERRORS[errorCode].message } : null,
    processingTimeMs: row.processingTimeMs,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** Who asked for it. */
export function actorOf(row: Pick<GenerationEntity, 'actorKind' | 'actorId'>): Actor {
  return { kind: row.actorKind, id: row.actorId };
}
