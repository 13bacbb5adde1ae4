import { Injectable, type PipeTransform } from '@nestjs/common';
import { blogRequestBodySchema, type BlogRequestBody } from '@cosmic/contracts/blog/blog-admin';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { parse } from '@cosmic/contracts/validation';

/** Checks what is asked of the generator; a missing topic has a message of its own. */
@Injectable()
export class TopicPipe implements PipeTransform<unknown, BlogRequestBody> {
  transform(value: unknown): BlogRequestBody {
    const topic: unknown = (value as { topic?: unknown } | null)?.topic;
    if (topic === undefined || (typeof topic === 'string' && topic.trim() === '')) {
      throw new AppError('topic_required', {
        fields: [fieldProblem('topic', 'missing')],
      });
    }
    return parse(blogRequestBodySchema, value);
  }
}
