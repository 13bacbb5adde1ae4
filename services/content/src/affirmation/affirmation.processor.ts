import { Injectable } from '@nestjs/common';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { AffirmationRepository } from './affirmation.repository';
import { composeAffirmation } from './affirmation.text';

/** Writes the affirmation of one day; the row's id is the day. Doing it twice changes nothing. */
@Injectable()
export class AffirmationProcessor {
  constructor(private readonly affirmations: AffirmationRepository) {}

  async work({ rowId: date }: JobPointer): Promise<void> {
    await this.affirmations.keep(date, composeAffirmation(date));
  }
}
