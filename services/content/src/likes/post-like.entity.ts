import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('post_likes')
export class PostLikeEntity {
  @PrimaryColumn('uuid')
  postId: string;

  @PrimaryColumn('text')
  reader: string;

  @Column('timestamptz')
  likedAt: Date;
}
