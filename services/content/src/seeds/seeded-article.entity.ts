import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A first article that was put in, so that a deleted one stays away. */
@Entity('seeded_articles')
export class SeededArticleEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('timestamptz')
  seededAt: Date;
}
