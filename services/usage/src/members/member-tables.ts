import type { MemberDeclarations } from '@cosmic/platform/members/member-table';
import { TOOL_LOGS } from '../tool-logs/tool-logs.repository';

/** What is kept of members here. Guests' lines name nobody; readings tells which of them go. */
export const MEMBER_TABLES: MemberDeclarations = {
  tables: [
    {
      table: 'tool_logs',
      owner: 'user_id',
      exported: [
        ...['id', 'generation_id', 'tool_type', 'input_data', 'response_text'],
        ...['tokens_used', 'processing_time_ms', 'created_at'],
      ],
      pagedBy: { column: 'id', type: 'bigint' },
      sealed: TOOL_LOGS,
      erased: 'rows',
    },
  ],
};
