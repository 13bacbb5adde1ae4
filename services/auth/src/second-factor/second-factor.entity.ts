import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What codes of an authenticator app are checked by. */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** Sealed with the secret that `sealedUnder` names. */
  @Column('bytea')
  secret: Buffer;

  @Column('text')
  sealedUnder: string;

  /** Null until a first code has proved the app. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  enabledAt: Date | null;

  /** The newest time step (RFC 6238) whose code was used; none is taken twice. */
  @Column('bigint', { nullable: true })
  lastUsedStep: string | null;

  /** SHA-256 of the codes not used yet. */
  @Column('bytea', { array: true })
  recoveryHashes: Buffer[];
}
