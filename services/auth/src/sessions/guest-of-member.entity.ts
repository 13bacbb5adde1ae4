import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which guest a browser was before its member signed in. */
@Entity('guests_of_members')
export class GuestOfMemberEntity {
  @PrimaryColumn('uuid')
  guestId: string;

  @Column('uuid')
  userId: string;
}
