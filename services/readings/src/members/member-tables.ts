import type { EntityManager } from 'typeorm';
import { readingsEvents } from '@cosmic/contracts/readings/readings';
import type { MemberDeclarations, Owners } from '@cosmic/platform/members/member-table';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { PREMIUM_MEMBERS } from '@cosmic/platform/plans/premium.projection';
import type { Note } from '../days/days.repository';
import { BLIND_TRIALS, GENERATIONS, KEPT_DAYS } from '../sealing/sealed-tables';

/** Ids that one event tells of; more of them would not fit into a message. */
const IDS_AT_ONCE = 1_000;

const BY_ID = { column: 'id', type: 'uuid' } as const;

/** What is kept of members here, and of the guests that their browsers were. */
export const MEMBER_TABLES: MemberDeclarations = {
  tables: [
    {
      table: 'blind_trials',
      owner: 'user_id',
      exported: [
        'id',
        ...['tool_type', 'birth_date::text', 'sealed_date', 'is_own', 'resonates'],
        ...['created_at', 'answered_at'],
      ],
      order: 'created_at',
      sealed: BLIND_TRIALS,
      // The date lies open, as a date, in rows of older releases.
      told: ({ id: _, sealed_date: sealed, birth_date: open, ...row }) => ({
        ...row,
        birth_date: sealed ?? open,
      }),
      erased: 'rows',
    },
    {
      table: 'generations',
      owner: 'actor_id',
      holds: 'actor',
      exported: [
        ...['id', 'tool_type', 'params', 'status', 'content', 'facts', 'figure', 'narrator'],
        ...['created_at', 'completed_at', 'loved_at'],
      ],
      pagedBy: BY_ID,
      sealed: GENERATIONS,
      erased: eraseGenerations,
    },
    {
      table: 'readings',
      owner: 'user_id',
      exported: ['id', 'reading_type', 'title', 'content', 'essence', 'created_at', 'deleted_at'],
      pagedBy: BY_ID,
      erased: 'rows',
    },
    {
      table: 'shared_readings',
      owner: 'user_id',
      // Not the ids: with their signatures they are links.
      exported: ['reading_id', 'facts', 'shared_at'],
      order: 'shared_at',
      erased: { with: 'readings' },
    },
    {
      table: 'draw_commitments',
      owner: 'actor_id',
      holds: 'actor',
      // Not the seeds: a promise of the next draw is worth nothing to whoever knows it.
      exported: ['commitment', 'created_at'],
      order: 'created_at',
      erased: 'rows',
    },
    {
      table: 'kept_days',
      owner: 'actor_id',
      holds: 'actor',
      exported: [
        ...['id', 'local_date::text', 'opened_at', 'card_id', 'server_seed', 'client_seed'],
        ...['turned_at', 'sealed_note', 'noted_at'],
      ],
      order: 'local_date',
      sealed: KEPT_DAYS,
      // A card that is turned: both seeds were told with it.
      told: ({ id: _, sealed_note: sealed, server_seed: revealed, ...row }) => {
        const note = sealed as Note | null;
        return {
          ...row,
          revealed_seed: revealed,
          question: note?.question ?? null,
          note: note?.text ?? null,
        };
      },
      erased: 'rows',
    },
    {
      table: 'user_access_logs',
      owner: 'user_id',
      holds: { kindAndId: ':' },
      exported: ['tool_type', 'access_date', 'access_count'],
      order: 'access_date, tool_type',
      erased: 'rows',
    },
    {
      table: 'member_preferences',
      owner: 'user_id',
      exported: ['model_off', 'changed_at'],
      erased: 'rows',
    },
    PREMIUM_MEMBERS,
  ],
};

/** Usage is told which of a guest's readings are gone: it knows guests by those alone. */
async function eraseGenerations(
  transaction: EntityManager,
  { members, guests }: Owners,
): Promise<void> {
  await transaction.query(
    `DELETE FROM generations WHERE actor_kind = 'member' AND actor_id = ANY ($1::uuid[])`,
    [members],
  );
  const [gone] = (await transaction.query(
    `DELETE FROM generations WHERE actor_kind = 'guest' AND actor_id = ANY ($1::uuid[])
     RETURNING id`,
    [guests],
  )) as [{ id: string }[], number];
  for (let at = 0; at < gone.length; at += IDS_AT_ONCE) {
    const generationIds = gone.slice(at, at + IDS_AT_ONCE).map(({ id }) => id);
    await recordEvent(transaction, readingsEvents.erased, { generationIds });
  }
}
