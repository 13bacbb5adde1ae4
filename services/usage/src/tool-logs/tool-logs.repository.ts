import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { placeOf, type SealedTable } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { idsIn, runPrepared } from '@cosmic/platform/database/prepared';
import type { ToolLogEntity } from './tool-log.entity';

/** What was asked for and what was told lie sealed, bound to the reading they are about. */
export const TOOL_LOGS: SealedTable = {
  table: 'tool_logs',
  key: { column: 'generation_id', type: 'uuid' },
  columns: { input_data: 'jsonb', response_text: 'text' },
};

type SealedColumn = 'input_data' | 'response_text';

/** One finished reading, as it is logged. */
export type ToolLog = Pick<
  ToolLogEntity,
  | 'userId'
  | 'generationId'
  | 'toolType'
  | 'inputData'
  | 'responseText'
  | 'tokensUsed'
  | 'processingTimeMs'
>;

/** Whoever holds it knows whose a reading is: it is neither logged nor handed over meanwhile. */
const OWNERS_LOCK = `SELECT pg_advisory_xact_lock(hashtext('usage.tool_logs.owners'))`;

const OF_READINGS = `generation_id = ANY (${idsIn('$1')})`;
const LOGGED = `SELECT generation_id AS id FROM tool_logs WHERE ${OF_READINGS}`;
const HAND_OVER = `UPDATE tool_logs SET user_id = $2 WHERE ${OF_READINGS}`;
const ERASE = `DELETE FROM tool_logs WHERE ${OF_READINGS}`;

const INSERT = `
  INSERT INTO tool_logs (user_id, generation_id, tool_type, input_data, response_text,
                         tokens_used, processing_time_ms, sealed_under)
  SELECT "userId", "generationId", "toolType", "inputData", "responseText",
         "tokensUsed", "processingTimeMs", $2
  FROM jsonb_to_recordset($1) AS log (
    "userId" uuid, "generationId" uuid, "toolType" text, "inputData" jsonb, "responseText" text,
    "tokensUsed" integer, "processingTimeMs" integer
  )
  ON CONFLICT DO NOTHING`;

@Injectable()
export class ToolLogsRepository {
  constructor(private readonly values: SealedValues) {}

  /** Lets nobody else write whose readings are until the transaction ends. */
  async lockOwners(transaction: EntityManager): Promise<void> {
    await transaction.query(OWNERS_LOCK);
  }

  /**
   * Logs readings; one that is logged already stays as it is. Only under the lock of the owners: a
   * table in parts has no rule by which a reading would have one line in all of them.
   */
  async insert(transaction: EntityManager, readings: readonly ToolLog[]): Promise<void> {
    const logged = await this.loggedOf(transaction, readings);
    const logs = readings.filter(({ generationId }) => !logged.has(generationId));
    if (logs.length === 0) return;
    await runPrepared(transaction, INSERT, [
      JSON.stringify(logs.map((log) => this.sealed(log))),
      this.values.current,
    ]);
  }

  /** Gives a member the lines of readings that were a guest's. */
  async handOver(
    transaction: EntityManager,
    userId: string,
    generationIds: readonly string[],
  ): Promise<void> {
    await runPrepared(transaction, HAND_OVER, [generationIds, userId]);
  }

  /** Erases the lines of readings that are erased. */
  async erase(transaction: EntityManager, generationIds: readonly string[]): Promise<void> {
    await runPrepared(transaction, ERASE, [generationIds]);
  }

  private async loggedOf(
    transaction: EntityManager,
    readings: readonly ToolLog[],
  ): Promise<ReadonlySet<string>> {
    const rows = await runPrepared<{ id: string }>(transaction, LOGGED, [
      readings.map(({ generationId }) => generationId),
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  private sealed(log: ToolLog) {
    const { generationId, inputData, responseText } = log;
    return {
      ...log,
      inputData: this.seal('input_data', generationId, inputData),
      responseText: this.seal('response_text', generationId, responseText),
    };
  }

  private seal(column: SealedColumn, id: string, value: unknown): string {
    return this.values.seal(value, placeOf(TOOL_LOGS, column, id));
  }
}
