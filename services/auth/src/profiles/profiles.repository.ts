import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import type { Ayanamsa, HouseSystem, Zodiac } from '@cosmic/contracts/sky/chart-school';
import type { LunarNode } from '@cosmic/contracts/sky/lunar-node';
import type { Sealed } from '@cosmic/platform/crypto/key-ring';
import { AccountEntity } from '../accounts/account.entity';
import { ProfileEntity } from './profile.entity';

export interface ProfileRow {
  id: string;
  fullName: string;
  avatarUrl: string | null;
  birth: Sealed | null;
  modelOff: boolean;
  lunarNode: LunarNode;
  zodiac: Zodiac;
  houseSystem: HouseSystem;
  ayanamsa: Ayanamsa;
  todayPanchang: boolean | null;
  isPremium: boolean;
}

export type ProfileParts = Omit<ProfileRow, 'id' | 'isPremium'>;

/** A member who never changed anything has no profile. */
type Raw = Pick<AccountEntity, 'id' | 'fullName'> & {
  [
    Part in
      | 'avatarUrl'
      | 'birthData'
      | 'birthSealedUnder'
      | 'modelOff'
      | 'lunarNode'
      | 'zodiac'
      | 'houseSystem'
      | 'ayanamsa'
      | 'todayPanchang'
      | 'isPremium'
  ]: ProfileEntity[Part] | null;
};

@Injectable()
export class ProfilesRepository {
  constructor(
    @InjectRepository(ProfileEntity) private readonly profiles: Repository<ProfileEntity>,
  ) {}

  /** A member's profile; undefined when there is no such account. */
  async find(
    userId: string,
    now: Date,
    manager: EntityManager = this.profiles.manager,
  ): Promise<ProfileRow | undefined> {
    const [row]: Raw[] = await manager.query(
      `SELECT account.id, account.full_name AS "fullName", profile.avatar_url AS "avatarUrl",
              profile.birth_data AS "birthData", profile.birth_sealed_under AS "birthSealedUnder",
              profile.model_off AS "modelOff", profile.lunar_node AS "lunarNode",
              profile.zodiac, profile.house_system AS "houseSystem", profile.ayanamsa,
              profile.today_panchang AS "todayPanchang",
              profile.is_premium AND (profile.premium_ends_at IS NULL OR profile.premium_ends_at > $2)
                AS "isPremium"
       FROM accounts AS account LEFT JOIN profiles AS profile ON profile.id = account.id
       WHERE account.id = $1`,
      [userId, now],
    );
    return row && rowOf(row);
  }

  /** Like `find`, for changing: the account is the caller's alone until the transaction ends. */
  async lock(
    transaction: EntityManager,
    userId: string,
    now: Date,
  ): Promise<ProfileRow | undefined> {
    await transaction.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [userId]);
    return this.find(userId, now, transaction);
  }

  async save(transaction: EntityManager, userId: string, parts: ProfileParts): Promise<void> {
    const { fullName, birth, ...told } = parts;
    await transaction.update(AccountEntity, { id: userId }, { fullName });
    await transaction
      .createQueryBuilder()
      .insert()
      .into(ProfileEntity)
      .values({
        id: userId,
        ...told,
        birthData: birth?.box ?? null,
        birthSealedUnder: birth?.sealedUnder ?? null,
      })
      .orUpdate(
        [
          ...['avatar_url', 'birth_data', 'birth_sealed_under'],
          ...['model_off', 'lunar_node', 'zodiac', 'house_system', 'ayanamsa', 'today_panchang'],
        ],
        ['id'],
      )
      .execute();
  }

  /** Keeps the newest of billing's changes; one of a member who is gone is left out. */
  async keepPremium(
    transaction: EntityManager,
    change: { userId: string; isPremium: boolean; endsAt: string | null; changedAt: string },
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO profiles AS profile (id, is_premium, premium_ends_at, premium_changed_at)
       SELECT id, $2, $3, $4 FROM accounts WHERE id = $1
       ON CONFLICT (id) DO UPDATE
       SET is_premium = excluded.is_premium, premium_ends_at = excluded.premium_ends_at,
           premium_changed_at = excluded.premium_changed_at
       WHERE profile.premium_changed_at IS NULL
          OR profile.premium_changed_at < excluded.premium_changed_at`,
      [change.userId, change.isPremium, change.endsAt, change.changedAt],
    );
  }

  /** Whether billing ever said anything of a member. */
  hasEverSubscribed(userId: string): Promise<boolean> {
    return this.profiles.existsBy({ id: userId, premiumChangedAt: Not(IsNull()) });
  }

  /** Some of the birth data that are sealed under another secret than the one of now. */
  async findSealedOtherwise(
    current: string,
    most: number,
  ): Promise<{ id: string; sealed: Sealed }[]> {
    const rows = await this.profiles.find({
      where: { birthData: Not(IsNull()), birthSealedUnder: Not(current) },
      take: most,
    });
    return rows.flatMap(({ id, birthData: box, birthSealedUnder: sealedUnder }) =>
      box && sealedUnder ? [{ id, sealed: { box, sealedUnder } }] : [],
    );
  }

  /** Replaces a box by another of the same data, unless it was changed meanwhile. */
  async replaceSeal(id: string, before: Sealed, after: Sealed): Promise<void> {
    await this.profiles.update(
      { id, birthData: before.box },
      { birthData: after.box, birthSealedUnder: after.sealedUnder },
    );
  }
}

function rowOf(row: Raw): ProfileRow {
  const { birthData: box, birthSealedUnder: sealedUnder } = row;
  return {
    id: row.id,
    fullName: row.fullName,
    avatarUrl: row.avatarUrl,
    birth: box && sealedUnder ? { box, sealedUnder } : null,
    modelOff: row.modelOff ?? false,
    lunarNode: row.lunarNode ?? 'true',
    zodiac: row.zodiac ?? 'tropical',
    houseSystem: row.houseSystem ?? 'placidus',
    ayanamsa: row.ayanamsa ?? 'lahiri',
    todayPanchang: row.todayPanchang,
    isPremium: row.isPremium ?? false,
  };
}
