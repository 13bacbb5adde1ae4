import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class FirstArticlesRepository {
  /** @returns whether nobody has put the article in before */
  async claim(transaction: EntityManager, slug: string): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      'INSERT INTO seeded_articles (slug) VALUES ($1) ON CONFLICT DO NOTHING RETURNING slug',
      [slug],
    );
    return rows.length === 1;
  }
}
