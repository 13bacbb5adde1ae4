import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A post's drawn cover. */
@Entity('post_covers')
export class PostCoverEntity {
  @PrimaryColumn('uuid')
  postId: string;

  /** That of the post that it shows. */
  @Column('integer')
  version: number;

  @Column('text')
  svg: string;

  @Column('bytea')
  png: Buffer;
}
