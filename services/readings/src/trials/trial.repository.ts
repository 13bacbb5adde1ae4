import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import type { Resonance } from '@cosmic/contracts/readings/trials';
import { BLIND_TRIALS } from '../sealing/sealed-tables';
import { BlindTrialEntity } from './blind-trial.entity';
import type { TrialPlan } from './trial.rules';

/** A trial whose date was opened. */
export type TrialRow = Omit<BlindTrialEntity, 'sealedDate' | 'sealedUnder'> & { birthDate: string };

@Injectable()
export class TrialRepository {
  constructor(
    @InjectRepository(BlindTrialEntity) private readonly trials: Repository<BlindTrialEntity>,
    private readonly values: SealedValues,
  ) {}

  /** Stores the trial of a reading, or finds the one it has. */
  async begin(
    id: string,
    userId: string,
    generationId: string,
    { toolType, birthDate, isOwn }: TrialPlan,
  ): Promise<TrialRow> {
    await this.trials
      .createQueryBuilder()
      .insert()
      .values({
        id,
        userId,
        generationId,
        toolType,
        sealedDate: this.values.seal(birthDate, placeOf(BLIND_TRIALS, 'sealed_date', id)),
        sealedUnder: this.values.current,
        isOwn,
      })
      .orIgnore()
      .execute();
    return this.opened(await this.trials.findOneByOrFail({ generationId }));
  }

  /** Keeps the first answer to a trial of the member's; later ones change nothing. */
  async answer(userId: string, id: string, resonates: boolean): Promise<TrialRow | null> {
    await this.trials.update(
      { id, userId, resonates: IsNull() },
      { resonates, answeredAt: () => 'clock_timestamp()' },
    );
    const row = await this.trials.findOneBy({ id, userId });
    return row && this.opened(row);
  }

  async resonance(): Promise<Resonance['tools']> {
    return this.trials.query(
      `SELECT tool_type AS "toolType",
              json_build_object('answered', count(*) FILTER (WHERE is_own),
                                'resonated', count(*) FILTER (WHERE is_own AND resonates)) AS own,
              json_build_object('answered', count(*) FILTER (WHERE NOT is_own),
                                'resonated', count(*) FILTER (WHERE NOT is_own AND resonates)) AS control
       FROM blind_trials WHERE resonates IS NOT NULL
       GROUP BY tool_type ORDER BY tool_type`,
    );
  }

  /** The date lies open, as a date, in rows of older releases. */
  private opened({ sealedDate, sealedUnder: _, ...row }: BlindTrialEntity): TrialRow {
    const place = placeOf(BLIND_TRIALS, 'sealed_date', row.id);
    const birthDate = String(this.values.open(sealedDate ?? row.birthDate, place));
    return { ...row, birthDate };
  }
}
