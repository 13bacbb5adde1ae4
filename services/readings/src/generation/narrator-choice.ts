import { Inject, Injectable } from '@nestjs/common';
import type { Narrator } from '@cosmic/narrator/narrator';
import type { Made } from '@cosmic/tools/maker';
import { PreferencesProjection } from '../preferences/preferences.projection';
import { ALMANAC, NARRATOR } from '../readings.tokens';
import type { GenerationEntity } from './generation.entity';
import { actorOf } from './generation.view';
import { SharedTexts } from './shared-texts';

/** Who writes a reading: the narrator that is set up, or our authors for members who want no model. */
@Injectable()
export class NarratorChoice {
  constructor(
    private readonly preferences: PreferencesProjection,
    @Inject(NARRATOR) private readonly usual: Narrator,
    @Inject(ALMANAC) private readonly almanac: Narrator,
    private readonly shared: SharedTexts,
  ) {}

  /** Words that need care are answered by our authors alone. */
  async for(row: GenerationEntity, { crisis }: Pick<Made, 'crisis'>): Promise<Narrator> {
    if (crisis) return this.almanac;
    if (this.usual.kind !== 'model') return this.usual;
    if (!(await this.preferences.allowModel(actorOf(row)))) return this.almanac;
    return this.shared.narratorOf(row, this.usual);
  }
}
