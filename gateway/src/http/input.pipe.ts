import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '@cosmic/contracts/errors';
import { problemsOf } from '@cosmic/contracts/validation';

/** Checks what a route takes by the schema its parameter names; each wrong field is named in the refusal. */
export function inputPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new AppError('invalid_input', { fields: problemsOf(issues as z.core.$ZodIssue[]) }),
  });
}
