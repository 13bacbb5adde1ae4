import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event whose effect is in place; a second delivery finds its id here. */
@Entity('processed_events')
export class ProcessedEventEntity {
  @PrimaryColumn('text')
  consumer: string;

  @PrimaryColumn('uuid')
  eventId: string;

  @Column('timestamptz')
  processedAt: Date;
}
