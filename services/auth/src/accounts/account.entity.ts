import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('accounts')
export class AccountEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  passwordHash: string;

  @Column('text')
  fullName: string;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  @Column('boolean')
  mustChangePassword: boolean;

  @Column('timestamptz')
  createdAt: Date;

  /** When a one-time password is over; null for one that its member chose. */
  @Column('timestamptz', { nullable: true })
  passwordEndsAt: Date | null;
}
