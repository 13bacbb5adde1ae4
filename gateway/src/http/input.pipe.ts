import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { parse } from '@cosmic/contracts/validation';

/**
 * Checks what a route takes by the schema its parameter names; each wrong field
 * is named in the refusal. Nest's own pipe walks the whole value before it
 * looks at the schema, which a deeply nested body turns into a stack overflow.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, { schema }: ArgumentMetadata): unknown {
    return schema ? parse(schema as z.ZodType, value) : value;
  }
}
