import { Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Pair, PairQuery } from '@cosmic/contracts/people/pairs';
import type { Relation } from '@cosmic/contracts/people/relations';
import { pairOf, type OneOfTwo, type Tie } from '@cosmic/tools/pair/pair';
import { ProfilesService } from '../profiles/profiles.service';
import { PeopleRepository } from './people.repository';

/** Somebody of a pair, and who they are to the member; null for the member. */
type Known = OneOfTwo & { relation: Relation | null };

const KIN: readonly (Relation | null)[] = ['parent', 'child', 'sibling', 'relative'];

/** Two births beside each other, made anew each time from what is kept. */
@Injectable()
export class PairsService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly profiles: ProfilesService,
  ) {}

  /** @throws AppError `not_found`, `birth_date_needed` */
  async get(userId: string, { first, second, language }: PairQuery): Promise<Pair> {
    const [one, other, { school }] = await Promise.all([
      this.known(userId, first),
      this.known(userId, second),
      this.profiles.birthOf(userId),
    ]);
    return pairOf(one, other, { language, tie: tieOf(one, other), school });
  }

  private async known(userId: string, who: string): Promise<Known> {
    if (who === 'me') {
      const { date, time, place } = await this.profiles.birthOf(userId);
      if (date === null) throw new AppError('birth_date_needed');
      return { name: null, relation: null, birth: { dob: date, time: time ?? '', place } };
    }
    const person = await this.people.find(userId, who);
    if (!person) throw new AppError('not_found');
    const { name, relation, birth_date: dob, birth_time, birth_place: place } = person;
    return { name, relation, birth: { dob, time: birth_time ?? '', place } };
  }
}

/** What two others are to each other nobody has told. */
function tieOf(one: Known, other: Known): Tie {
  if (one.name !== null && other.name !== null) return 'others';
  const relation = one.relation ?? other.relation;
  if (KIN.includes(relation)) return 'kin';
  return relation === 'partner' ? 'partners' : 'others';
}
