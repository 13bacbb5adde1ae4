import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { authEvents } from '@cosmic/contracts/account/auth';
import { schoolOf } from '@cosmic/contracts/sky/chart-school';
import { AppError } from '@cosmic/contracts/errors';
import type { Profile, ProfileChange } from '@cosmic/contracts/account/profile';
import type { MemberRowSource } from '@cosmic/platform/members/member-table';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { CLOCK, type Clock } from '../auth.tokens';
import type { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { Avatars } from './avatars';
import { openBirthData, sealBirthData, type BirthData, type CountedBirth } from './birth-data';
import { ProfilesRepository, type ProfileRow } from './profiles.repository';
import { signsOf } from './signs';

/** Injection token of what seals birth data. */
export const BIRTH_SEAL = Symbol('seal of birth data');

const SEALED_AT_A_TIME = 100;

@Injectable()
export class ProfilesService implements MemberRowSource {
  constructor(
    private readonly database: DataSource,
    private readonly profiles: ProfilesRepository,
    private readonly avatars: Avatars,
    private readonly relay: OutboxRelay,
    @Inject(BIRTH_SEAL) private readonly seal: KeyRing,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** @throws AppError `authentication_required` when the account is gone */
  async get(userId: string): Promise<Profile> {
    return this.view(await this.profiles.find(userId, this.now()));
  }

  /** The profile, for what a member is told of everything that is kept. */
  async memberRows(userId: string): Promise<Profile[]> {
    return [await this.get(userId)];
  }

  /** What a member has told about the birth, and how charts are counted for them. */
  async birthOf(userId: string): Promise<CountedBirth> {
    const row = await this.profiles.find(userId, this.now());
    const birth = openBirthData(this.seal, userId, row?.birth ?? null);
    return { ...birth, school: row ? schoolOf({ ...row, house_system: row.houseSystem }) : {} };
  }

  /**
   * Changes what is given and leaves the rest.
   *
   * @throws AppError `authentication_required`, or what `Avatars` throws of a picture
   */
  async change(userId: string, change: ProfileChange): Promise<Profile> {
    const avatarUrl = await this.avatarFor(userId, change.avatar_url);
    await this.database.transaction(async (transaction) => {
      const row = await this.profiles.lock(transaction, userId, this.now());
      if (!row) throw new AppError('authentication_required');
      const birth = changed(openBirthData(this.seal, userId, row.birth), change);
      const modelOff = change.model_off ?? row.modelOff;
      await this.profiles.save(transaction, userId, {
        fullName: change.full_name ?? row.fullName,
        avatarUrl: avatarUrl === undefined ? row.avatarUrl : avatarUrl,
        birth: sealBirthData(this.seal, userId, birth),
        modelOff,
        lunarNode: change.lunar_node ?? row.lunarNode,
        zodiac: change.zodiac ?? row.zodiac,
        houseSystem: change.house_system ?? row.houseSystem,
        ayanamsa: change.ayanamsa ?? row.ayanamsa,
        todayPanchang:
          change.today_panchang === undefined ? row.todayPanchang : change.today_panchang,
      });
      if (modelOff === row.modelOff) return;
      const changedAt = this.now().toISOString();
      await recordEvent(transaction, authEvents.profileChanged, { userId, modelOff, changedAt });
    });
    this.relay.nudge();
    return this.get(userId);
  }

  /** Seals birth data under the newest secret that lie under an older one. */
  async sealAnew(): Promise<void> {
    for (;;) {
      const found = await this.profiles.findSealedOtherwise(this.seal.current, SEALED_AT_A_TIME);
      for (const { id, sealed } of found) {
        await this.profiles.replaceSeal(id, sealed, this.seal.seal(this.seal.open(sealed, id), id));
      }
      if (found.length < SEALED_AT_A_TIME) return;
    }
  }

  /** What is kept of a picture that was sent; the one that is kept already loses nothing by coming again. */
  private async avatarFor(userId: string, sent: ProfileChange['avatar_url']) {
    if (!sent) return sent;
    const kept = await this.profiles.find(userId, this.now());
    return kept?.avatarUrl === sent ? sent : this.avatars.make(sent);
  }

  private view(row: ProfileRow | undefined): Profile {
    if (!row) throw new AppError('authentication_required');
    const birth = openBirthData(this.seal, row.id, row.birth);
    const signs = signsOf(birth);
    return {
      id: row.id,
      full_name: row.fullName,
      birth_date: birth.date,
      birth_time: birth.time,
      birth_part: birth.part,
      birth_place: birth.place,
      avatar_url: row.avatarUrl,
      model_off: row.modelOff,
      lunar_node: row.lunarNode,
      zodiac: row.zodiac,
      house_system: row.houseSystem,
      ayanamsa: row.ayanamsa,
      today_panchang: row.todayPanchang,
      current_place: birth.home,
      zodiac_sign: signs.sun.sign,
      moon_sign: signs.moon.sign,
      rising_sign: signs.rising.sign,
      signs,
      is_premium: row.isPremium,
    };
  }
}

function changed(before: BirthData, change: ProfileChange): BirthData {
  const { birth_date: date, birth_time, birth_part, birth_place: place, current_place } = change;
  const time = birth_time === undefined ? before.time : birth_time;
  const part = birth_part === undefined ? before.part : birth_part;
  return {
    date: date === undefined ? before.date : date,
    time,
    part: time === null ? part : null,
    place: place === undefined ? before.place : place,
    home: current_place === undefined ? before.home : current_place,
  };
}
