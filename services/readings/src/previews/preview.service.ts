import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type { Actor } from '@cosmic/contracts/message';
import type { Preview } from '@cosmic/contracts/readings/previews';
import type { GenerateBody } from '@cosmic/contracts/readings/readings';
import { RateLimits, type RateLimit } from '@cosmic/platform/limits/rate-limits';
import { MAKERS } from '@cosmic/tools/makers';
import { parseToolRequest } from '@cosmic/tools/tool-request';

/** A page asks once; who asks more often is collecting. */
const PREVIEWS: RateLimit = { seconds: 60 * 60, ofPerson: 60, ofNetwork: 240 };

/** How a reading begins, written by our authors. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly database: DataSource,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The first paragraph and the figure of what a premium tool would tell now. The same person is
   * told the same all day.
   *
   * @throws AppError `invalid_input` naming the parameter, and for a tool that is free;
   *   `too_many_attempts`
   */
  async of(actor: Actor, asked: GenerateBody): Promise<Preview> {
    const { tool, params } = parseToolRequest(asked);
    if (!tool.premium) {
      throw new AppError('invalid_input', {
        fields: [fieldProblem('toolType', 'tool_is_free')],
      });
    }
    await this.database.transaction((transaction) =>
      this.limits.take(transaction, 'previews', PREVIEWS, actor),
    );
    const at = new Date();
    const seed = `preview ${actor.id} ${at.toISOString().slice(0, 10)}`;
    const made = MAKERS[tool.slug].assign(params, { at, seed });
    return { opening: openingOf(made.almanac()), figure: made.figure };
  }
}

/** Words up to the first blank line. */
function openingOf(text: string): string {
  return text.trim().split(/\n\s*\n/, 1)[0]!;
}
