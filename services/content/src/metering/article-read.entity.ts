import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An article that a reader opened in a UTC month, for the monthly limit. */
@Entity('article_reads')
export class ArticleReadEntity {
  @PrimaryColumn('text')
  reader: string;

  /** Its first day, as YYYY-MM-DD. */
  @PrimaryColumn('date')
  month: string;

  @PrimaryColumn('uuid')
  postId: string;

  @Column('timestamptz')
  readAt: Date;
}
