import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PostStatus } from '@cosmic/contracts/blog/blog-admin';
import type { Language } from '@cosmic/contracts/language';

/** An article of the journal. */
@Entity('blog_posts')
export class BlogPostEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  slug: string;

  @Column('text')
  language: Language;

  /** Shared by the posts that tell the same in several languages; null where there is one. */
  @Column('uuid', { nullable: true })
  workId: string | null;

  @Column('text')
  title: string;

  /** HTML, sanitised before it was stored. */
  @Column('text')
  content: string;

  /** The words of the content, for excerpts and snippets. */
  @Column('text', { select: false })
  text: string;

  @Column('text')
  metaDescription: string;

  @Column('text', { array: true })
  tags: string[];

  @Column('text')
  authorName: string;

  /** A picture of this site; null for the drawn cover. */
  @Column('text', { nullable: true })
  coverImage: string | null;

  @Column('text')
  status: PostStatus;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('integer')
  readTimeMinutes: number;

  @Column('integer')
  likes: number;

  /** Readers of each month, added up. */
  @Column('integer')
  views: number;

  @Column('integer')
  version: number;

  /** For the search, like the three below. */
  @Column('text', { select: false })
  titleFolded: string;

  @Column('tsvector', { select: false })
  document: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column({ type: 'tsvector', insert: false, update: false, select: false })
  heading: string;

  @Column({ type: 'integer', array: true, insert: false, update: false, select: false })
  pairs: number[];
}
