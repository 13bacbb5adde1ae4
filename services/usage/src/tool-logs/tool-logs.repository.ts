import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { placeOf, type SealedTable } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';

/** What was asked for and what was told lie sealed, bound to the reading they are about. */
export const TOOL_LOGS: SealedTable = {
  table: 'tool_logs',
  key: { column: 'id', type: 'bigint' },
  bound: 'generation_id',
  columns: { input_data: 'jsonb', response_text: 'text' },
};

/** One finished reading, as it is logged. */
export interface ToolLog {
  /** Null for a guest. */
  userId: string | null;
  generationId: string;
  toolType: string;
  inputData: Record<string, unknown>;
  responseText: string;
  tokensUsed: number;
  processingTimeMs: number;
}

/** Whoever holds it knows whose a reading is: it is neither logged nor handed over meanwhile. */
const OWNERS_LOCK = `SELECT pg_advisory_xact_lock(hashtext('usage.tool_logs.owners'))`;

@Injectable()
export class ToolLogsRepository {
  constructor(private readonly values: SealedValues) {}

  /** Lets nobody else write whose readings are until the transaction ends. */
  async lockOwners(transaction: EntityManager): Promise<void> {
    await transaction.query(OWNERS_LOCK);
  }

  /** Logs readings; one that is logged already stays as it is. */
  async insert(transaction: EntityManager, logs: readonly ToolLog[]): Promise<void> {
    if (logs.length === 0) return;
    const rows = logs.map(({ inputData, responseText, ...log }) => ({
      ...log,
      input: this.seal('input_data', log.generationId, inputData),
      response: this.seal('response_text', log.generationId, responseText),
    }));
    await transaction.query(
      `INSERT INTO tool_logs (user_id, generation_id, tool_type, input_data, response_text,
                              tokens_used, processing_time_ms, sealed_under)
       SELECT "userId", "generationId", "toolType", input, response,
              "tokensUsed", "processingTimeMs", $2
       FROM jsonb_to_recordset($1) AS log (
         "userId" uuid, "generationId" uuid, "toolType" text, input jsonb, response text,
         "tokensUsed" integer, "processingTimeMs" integer
       )
       ON CONFLICT (generation_id) DO NOTHING`,
      [JSON.stringify(rows), this.values.current],
    );
  }

  /** Gives a member the lines of readings that were a guest's. */
  async handOver(
    transaction: EntityManager,
    userId: string,
    generationIds: readonly string[],
  ): Promise<void> {
    await transaction.query('UPDATE tool_logs SET user_id = $1 WHERE generation_id = ANY ($2)', [
      userId,
      generationIds,
    ]);
  }

  /** Erases the lines of readings that are erased. */
  async erase(transaction: EntityManager, generationIds: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM tool_logs WHERE generation_id = ANY ($1)', [
      generationIds,
    ]);
  }

  /** A stored line's two texts as they were told. */
  opened<Row extends { generation_id: string; input_data: unknown; response_text: unknown }>(
    row: Row,
  ): Row {
    const open = (column: 'input_data' | 'response_text') =>
      this.values.open(row[column], placeOf(TOOL_LOGS, column, row.generation_id));
    return { ...row, input_data: open('input_data'), response_text: open('response_text') };
  }

  private seal(column: 'input_data' | 'response_text', id: string, value: unknown): string {
    return this.values.seal(value, placeOf(TOOL_LOGS, column, id));
  }
}
