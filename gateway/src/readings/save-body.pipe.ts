import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { saveBodySchema, type SaveBody } from '@cosmic/contracts/readings/journal';
import { parse } from '@cosmic/contracts/validation';

/** What a reading can't be kept without. */
const NEEDED = ['readingType', 'content'] as const;

/** Checks what is to be saved; a reading without text or type has a message of its own. */
@Injectable()
export class SaveBodyPipe implements PipeTransform<unknown, SaveBody> {
  transform(value: unknown): SaveBody {
    const fields: Record<string, unknown> = { ...(value as object | null) };
    const missing = NEEDED.filter((name) => fields[name] === undefined || fields[name] === '');
    if (missing.length > 0) {
      throw new AppError('missing_data', {
        fields: missing.map((field) => fieldProblem(field, 'missing')),
      });
    }
    return parse(saveBodySchema, value);
  }
}
