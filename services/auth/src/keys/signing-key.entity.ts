import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PublicKey } from '@cosmic/contracts/access-token';

/** A key of access tokens: the one that signs, the next or the last. */
@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('text')
  kid: string;

  @Column('jsonb')
  publicKey: PublicKey;

  /** Sealed with the secret that `sealedUnder` names. */
  @Column('bytea')
  privateKey: Buffer;

  @Column('text')
  sealedUnder: string;

  @Column({ type: 'timestamptz', precision: 3 })
  signsFrom: Date;
}
