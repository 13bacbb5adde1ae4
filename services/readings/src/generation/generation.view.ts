import { ERRORS, isErrorCode } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Edition, Generation } from '@cosmic/contracts/readings/readings';
import type { GenerationEntity } from './generation.entity';

/** A generation as its owner may see it. */
export function viewOf(row: GenerationEntity, saved = false): Generation {
  const { errorCode } = row;
  return {
    id: row.id,
    toolType: row.toolType,
    params: row.params,
    status: row.status,
    content: row.content,
    facts: row.facts,
    figure: row.figure,
    narrator: row.narrator,
    edition: editionOf(row),
    loved: row.lovedAt !== null,
    saved,
    error: isErrorCode(errorCode) ? { code: errorCode, message: ERRORS[errorCode].message } : null,
    processingTimeMs: row.processingTimeMs,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** Which calculation and which words made it; null while it is unfinished. */
export function editionOf({
  engineEdition,
  wordsEdition,
}: Pick<GenerationEntity, 'engineEdition' | 'wordsEdition'>): Edition | null {
  return engineEdition === null || wordsEdition === null
    ? null
    : { engine: engineEdition, words: wordsEdition };
}

/** Who asked for it. */
export function actorOf(row: Pick<GenerationEntity, 'actorKind' | 'actorId'>): Actor {
  return { kind: row.actorKind, id: row.actorId };
}
