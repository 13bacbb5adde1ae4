import { Injectable } from '@nestjs/common';
import type { MemberRows } from '@cosmic/contracts/member';
import { textLike } from '@cosmic/contracts/text';
import { parse } from '@cosmic/contracts/validation';
import type { ToolLogEntity } from '../tool-logs/tool-log.entity';
import { ToolLogsRepository } from '../tool-logs/tool-logs.repository';

/** Rows of a page: with texts of 20,000 characters it still fits into one message. */
const PAGE = 15;

/** The place where the next page begins: the id of the last row. */
const cursorSchema = textLike(/^\d{1,18}$/, 18, 'is not a place in this export');

@Injectable()
export class MembersService {
  constructor(private readonly logs: ToolLogsRepository) {}

  /** A page of what is kept of a member. @throws AppError `invalid_input` for a place that is none */
  async rowsOf(userId: string, after = '0'): Promise<MemberRows> {
    const page = await this.logs.pageOf(userId, parse(cursorSchema, after, 'after'), PAGE);
    return {
      rows: { tool_logs: page.map(rowOf) },
      next: page.length === PAGE ? page.at(-1)!.id : null,
    };
  }
}

/** A line under the names of its columns, as all of an export is told. */
function rowOf(log: ToolLogEntity): Record<string, unknown> {
  return {
    id: log.id,
    generation_id: log.generationId,
    tool_type: log.toolType,
    input_data: log.inputData,
    response_text: log.responseText,
    tokens_used: log.tokensUsed,
    processing_time_ms: log.processingTimeMs,
    created_at: log.createdAt,
  };
}
