import { Injectable } from '@nestjs/common';
import { FALLBACK_AFFIRMATION, type Affirmation } from '@cosmic/contracts/content';
import { AffirmationRepository } from './affirmation.repository';

@Injectable()
export class AffirmationService {
  constructor(private readonly affirmations: AffirmationRepository) {}

  /** The affirmation of the UTC day, or words that suit any day while the worker has not written it. */
  async today(now = new Date()): Promise<Affirmation> {
    const date = now.toISOString().slice(0, 10);
    const row = await this.affirmations.find(date);
    return { date, content: row?.content ?? FALLBACK_AFFIRMATION };
  }
}
