import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Accepted, Generation, Rerun } from '@cosmic/contracts/readings/readings';
import { orderedId } from '@cosmic/platform/database/ordered-id';
import { RateLimits, type RateLimit } from '@cosmic/platform/limits/rate-limits';
import { currentOrNewTrace } from '@cosmic/platform/trace';
import type { CatalogueTool } from '@cosmic/tools/catalogue/catalogue';
import { civilDay } from '@cosmic/sky/places/clock';
import { civilDate } from '@cosmic/sky/places/zone';
import { EDITION } from '@cosmic/tools/edition';
import type { Tool } from '@cosmic/tools/tool';
import { parseToolRequest } from '@cosmic/tools/tool-request';
import { DrawService } from '../draws/draw.service';
import { JournalRepository } from '../journal/journal.repository';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { QuotaService } from '../quota/quota.service';
import { assignmentFor } from './assignment';
import { GenerationQueue } from './generation.queue';
import { GenerationRepository, type NewGeneration } from './generation.repository';
import { actorOf, viewOf } from './generation.view';
import type { Lane } from './lanes';

/** A request that has its row. */
type Stored = Omit<Accepted, 'waitSeconds'>;

/** Whose a finished reading is, what it was asked for and what was told. */
type ToldGeneration = Pick<Generation, 'id' | 'params' | 'content'> & { actor: Actor };

export interface GenerationRequest {
  toolType: string;
  params: Record<string, unknown>;
  idempotencyKey: string | null;
}

/** How often an accepted request may be sent again: a browser that lost the answer does so a few times. */
const REPEATS: RateLimit = { seconds: 60, ofPerson: 60, ofNetwork: 240 };

@Injectable()
export class GenerationService {
  constructor(
    private readonly database: DataSource,
    private readonly generations: GenerationRepository,
    private readonly quota: QuotaService,
    private readonly premium: PremiumProjection,
    private readonly draws: DrawService,
    private readonly journal: JournalRepository,
    private readonly limits: RateLimits,
    private readonly queue: GenerationQueue,
  ) {}

  /**
   * Accepts a reading to be written.
   *
   * Gate, units and row are one transaction: a refusal leaves nothing behind.
   * The job is added after the commit, because the row alone is enough: a job
   * that can't be added now is added by the worker's sweep. The same
   * idempotency key answers the same generation and takes nothing more.
   *
   * @throws AppError `invalid_input`, `premium_required`, `daily_limit`,
   *   `daily_limit_upgrade`, `idempotency_key_reused`, `too_many_attempts`
   *   for a request that is sent again and again, `too_many_waiting` while there is no room in its lane
   */
  async request(actor: Actor, asked: GenerationRequest): Promise<Accepted> {
    const { tool, params } = parseToolRequest(asked);
    const lane = await this.laneOf(actor);
    const waitSeconds = await this.queue.requireRoom(lane);
    const accepted = await this.database.transaction((transaction) =>
      this.accept(transaction, actor, tool, params, asked.idempotencyKey),
    );
    if (accepted.status !== 'queued') return { ...accepted, waitSeconds: 0 };
    await this.queue.addIn(lane, { rowId: accepted.id, trace: currentOrNewTrace() });
    return { ...accepted, waitSeconds };
  }

  /** One generation of the actor. @throws AppError `not_found` for another's as for none at all */
  async get(actor: Actor, id: string): Promise<Generation> {
    const row = await this.generations.findOwn(actor, id);
    if (!row) throw new AppError('not_found');
    const kept = await this.keptAmong(actor, [row.id]);
    return viewOf(row, kept.has(row.id));
  }

  /** The card of the day that the actor drew on the present date of a zone; null where there is none. */
  async cardOfToday(actor: Actor, zone: string): Promise<Generation | null> {
    const { from } = civilDay(civilDate(zone, new Date()), zone);
    const row = await this.generations.findCardSince(actor, from);
    if (!row) return null;
    const kept = await this.keptAmong(actor, [row.id]);
    return viewOf(row, kept.has(row.id));
  }

  /** The actor's generations that changed at or after an instant, oldest first. */
  async changedSince(actor: Actor, instant: string): Promise<Generation[]> {
    const rows = await this.generations.findChangedSince(actor, new Date(instant));
    const kept = await this.keptAmong(
      actor,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => viewOf(row, kept.has(row.id)));
  }

  /**
   * Makes a finished reading again from what its row holds, and compares.
   *
   * @throws AppError `not_found` for another's, and while it is unfinished
   */
  async rerun(actor: Actor, id: string): Promise<Rerun> {
    const row = await this.generations.findOwn(actor, id);
    if (row?.status !== 'completed') throw new AppError('not_found');
    const made = assignmentFor(row);
    const content = made.almanac();
    const same = content === row.content && isDeepStrictEqual([...made.facts], row.facts);
    return {
      content,
      facts: [...made.facts],
      edition: EDITION,
      identical: row.narrator === 'almanac' ? same : null,
    };
  }

  /** @throws AppError `not_found` for another's, and while it is unfinished */
  async love(actor: Actor, id: string, loved: boolean): Promise<void> {
    if (!(await this.generations.love(actor, id, loved))) throw new AppError('not_found');
  }

  /** Finished readings as a service that logs them needs them; those that are gone are left out. */
  async told(ids: readonly string[]): Promise<ToldGeneration[]> {
    const rows = await this.generations.findFinished(ids);
    return rows.map((row) => ({
      id: row.id,
      actor: actorOf(row),
      params: row.params,
      content: row.content,
    }));
  }

  private async keptAmong(actor: Actor, ids: readonly string[]): Promise<Set<string>> {
    return actor.kind === 'member' ? this.journal.keptAmong(actor.id, ids) : new Set();
  }

  private async laneOf(actor: Actor): Promise<Lane> {
    if (actor.kind === 'guest') return 'guest';
    const isPremium = await this.premium.isPremium(this.database.manager, actor);
    return isPremium ? 'subscriber' : 'member';
  }

  private async accept(
    transaction: EntityManager,
    actor: Actor,
    tool: CatalogueTool,
    params: Record<string, unknown>,
    idempotencyKey: string | null,
  ): Promise<Stored> {
    const toolType = tool.slug;
    const isForSubscribers = tool.premium || (tool as Tool).premiumFor?.(params) === true;
    if (isForSubscribers && !(await this.premium.isPremium(transaction, actor))) {
      throw new AppError('premium_required', { toolType });
    }
    const accounts = await this.quota.accounts(transaction, actor, toolType);
    const row: NewGeneration = {
      id: orderedId(),
      actorKind: actor.kind,
      actorId: actor.id,
      idempotencyKey,
      toolType,
      params,
      seed: this.draws.newSeed(),
      chargedTo: accounts.map(({ userId }) => userId),
      trace: currentOrNewTrace(),
    };
    const day = await this.generations.insertOnce(transaction, row);
    if (day === null) return this.acceptedBefore(transaction, actor, row);
    const promised = await this.draws.promisedSeed(transaction, actor, params);
    if (promised !== null) await this.generations.setSeed(transaction, row.id, promised);
    const remaining = await this.quota.takeUnits(transaction, accounts, toolType, day);
    return { id: row.id, status: 'queued', remaining };
  }

  private async acceptedBefore(
    transaction: EntityManager,
    actor: Actor,
    asked: NewGeneration,
  ): Promise<Stored> {
    await this.limits.take(transaction, 'repeats', REPEATS, actor);
    const { row, same } = await this.generations.findByKey(transaction, asked);
    if (!same) throw new AppError('idempotency_key_reused');
    const remaining = await this.quota.remaining(transaction, actor, row.toolType);
    return { id: row.id, status: row.status, remaining };
  }
}
