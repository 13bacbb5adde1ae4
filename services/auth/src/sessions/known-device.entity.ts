import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that signed in before; strangers cannot use up its attempts. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  lastUsedAt: Date;
}
