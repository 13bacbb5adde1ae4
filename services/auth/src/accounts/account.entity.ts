import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('accounts')
export class AccountEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Lower-cased; unique. */
  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text', { name: 'full_name' })
  fullName: string;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** Whether the password is a one-time one, to be changed at the first sign-in. */
  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean;
}
