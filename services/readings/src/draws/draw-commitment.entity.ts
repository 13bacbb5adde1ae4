import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';

/** A seed that was promised and not drawn with yet; the row goes when its draw is made. */
@Entity('draw_commitments')
export class DrawCommitmentEntity {
  @PrimaryColumn('text')
  commitment: string;

  @Column('text')
  serverSeed: string;

  @Column('text')
  actorKind: Actor['kind'];

  @Column('uuid')
  actorId: string;

  @Column('timestamptz')
  createdAt: Date;
}
