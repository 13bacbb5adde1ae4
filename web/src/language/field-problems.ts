import type { FieldProblem } from '@cosmic/contracts/errors';

/** Why a field was refused, in the language of this build. */
export const wordsOf = ({ message }: FieldProblem): string => message;
