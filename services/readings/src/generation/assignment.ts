import type { Made } from '@cosmic/tools/maker';
import { MAKERS } from '@cosmic/tools/makers';
import { toolOf } from '@cosmic/tools/tool-request';
import type { GenerationEntity } from './generation.entity';

/**
 * The facts of a stored request and what is to be told of them. The same row
 * gives the same facts and, from our authors, the same text at any time.
 *
 * @throws AppError `invalid_input` when the row's tool or parameters are no longer known
 */
export function assignmentFor(
  row: Pick<GenerationEntity, 'toolType' | 'params' | 'createdAt' | 'seed'>,
): Made {
  const { slug } = toolOf(row.toolType);
  return MAKERS[slug].assign(row.params, { at: row.createdAt, seed: row.seed });
}
