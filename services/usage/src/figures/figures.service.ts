import { Injectable } from '@nestjs/common';
import type { Usage } from '@cosmic/contracts/usage';
import { FiguresRepository } from './figures.repository';
import { seriesOf } from './figures.rules';

@Injectable()
export class FiguresService {
  constructor(private readonly figures: FiguresRepository) {}

  /** What was counted in the last days, today included. */
  async lastDays(count: number): Promise<Usage> {
    const { days, figures } = await this.figures.list(count);
    return seriesOf(days, figures);
  }
}
