import type { Ayanamsa, HouseSystem, Zodiac } from '@cosmic/contracts/sky/chart-school';
import type { LunarNode } from '@cosmic/contracts/sky/lunar-node';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('profiles')
export class ProfileEntity {
  /** The account's. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { nullable: true })
  avatarUrl: string | null;

  /** Date, time and place of birth, sealed with the secret that `birthSealedUnder` names. */
  @Column('bytea', { nullable: true })
  birthData: Buffer | null;

  @Column('text', { nullable: true })
  birthSealedUnder: string | null;

  @Column('boolean')
  modelOff: boolean;

  @Column('text')
  lunarNode: LunarNode;

  @Column('text')
  zodiac: Zodiac;

  @Column('text')
  houseSystem: HouseSystem;

  @Column('text')
  ayanamsa: Ayanamsa;

  @Column('boolean', { nullable: true })
  todayPanchang: boolean | null;

  /** A copy of what billing published, like the two below. */
  @Column('boolean')
  isPremium: boolean;

  @Column('timestamptz', { nullable: true })
  premiumEndsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  premiumChangedAt: Date | null;
}
