import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Resonance, Trial, TrialOutcome } from '@cosmic/contracts/readings/trials';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import type { Made } from '@cosmic/tools/maker';
import { assignmentFor } from '../generation/assignment';
import type { GenerationEntity } from '../generation/generation.entity';
import { GenerationRepository } from '../generation/generation.repository';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { TrialRepository, type TrialRow } from './trial.repository';
import { planTrial } from './trial.rules';

type Member = Actor & { kind: 'member' };

@Injectable()
export class TrialService {
  constructor(
    private readonly database: DataSource,
    private readonly trials: TrialRepository,
    private readonly generations: GenerationRepository,
    private readonly premium: PremiumProjection,
  ) {}

  /**
   * The blind passage that belongs to a reading; asked again, the same.
   *
   * @throws AppError `not_found` for another's reading, an unfinished one and one without a birth date
   */
  async begin(member: Member, generationId: string): Promise<Trial> {
    const reading = await this.generations.findOwn(member, generationId);
    const birthDate = reading?.params['dob'];
    if (reading?.status !== 'completed' || typeof birthDate !== 'string') {
      throw new AppError('not_found');
    }
    const isPremium = await this.premium.isPremium(this.database.manager, member);
    const plan = planTrial(
      { id: generationId, toolType: reading.toolType, birthDate },
      (slug) => isPremium || toolBySlugOrReadingType(slug)?.premium === false,
      new Date().getUTCFullYear(),
    );
    const row = await this.trials.begin(randomUUID(), member.id, generationId, plan);
    return { id: row.id, toolType: row.toolType, content: passageOf(row, reading).almanac() };
  }

  /** Keeps an answer and tells whose the passage was. @throws AppError `not_found` */
  async answer(member: Member, id: string, resonates: boolean): Promise<TrialOutcome> {
    const row = await this.trials.answer(member.id, id, resonates);
    if (!row) throw new AppError('not_found');
    const reading = await this.generations.findOwn(member, row.generationId);
    return {
      resonates: row.resonates ?? resonates,
      wasOwn: row.isOwn,
      birthDate: row.birthDate,
      facts: [...passageOf(row, reading).facts],
    };
  }

  async resonance(): Promise<Resonance> {
    return { tools: await this.trials.resonance() };
  }
}

/**
 * Written by our authors alone, as a model would cost money and might name what gives it away; in the
 * language of the reading that the trial belongs to.
 */
function passageOf(row: TrialRow, reading: Pick<GenerationEntity, 'params'> | null): Made {
  const language = reading?.params['language'];
  return assignmentFor({
    toolType: row.toolType,
    params: { dob: row.birthDate, ...(language !== undefined && { language }) },
    createdAt: row.createdAt,
    seed: row.id,
  });
}
