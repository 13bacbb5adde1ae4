import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import {
  MAX_PEOPLE,
  type People,
  type Person,
  type PersonBody,
} from '@cosmic/contracts/people/people';
import { PeopleRepository } from './people.repository';
import { viewOf } from './person-view';

/** Those whom a member keeps: at most {@link MAX_PEOPLE}, of whom nobody is told. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly database: DataSource,
    private readonly people: PeopleRepository,
  ) {}

  async list(userId: string): Promise<People> {
    return { people: (await this.people.list(userId)).map(viewOf), max: MAX_PEOPLE };
  }

  /**
   * Keeps somebody. Whom this key has added already stays as they are now, and is answered.
   *
   * @throws AppError `people_full`, `authentication_required` when the account is gone
   */
  async add(userId: string, told: PersonBody, idempotencyKey: string | null): Promise<Person> {
    const kept = await this.database.transaction(async (transaction) => {
      const isThere = await this.people.lock(transaction, userId);
      if (!isThere) throw new AppError('authentication_required');
      const before =
        idempotencyKey !== null &&
        (await this.people.findByKey(transaction, userId, idempotencyKey));
      if (before) return before;
      if ((await this.people.count(transaction, userId)) >= MAX_PEOPLE) {
        throw new AppError('people_full', { limit: MAX_PEOPLE });
      }
      const person = { ...told, by_themselves: false };
      return this.people.add(transaction, userId, person, idempotencyKey);
    });
    return viewOf(kept);
  }

  /**
   * Writes somebody anew. A birth that they have entered is theirs no longer once it is another.
   *
   * @throws AppError `not_found`
   */
  async change(userId: string, told: PersonBody & { id: string }): Promise<Person> {
    const before = await this.people.find(userId, told.id);
    if (!before) throw new AppError('not_found');
    const byThemselves = before.by_themselves && isSameBirth(before, told);
    const person = { ...told, by_themselves: byThemselves };
    if (!(await this.people.change(userId, person))) throw new AppError('not_found');
    return viewOf(person);
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.people.remove(userId, id))) throw new AppError('not_found');
  }
}

function isSameBirth(one: PersonBody, other: PersonBody): boolean {
  const [birth, otherBirth] = [one, other].map((person) => [
    ...[person.birth_date, person.birth_time, person.birth_part ?? null],
    ...[person.birth_place?.latitude, person.birth_place?.longitude, person.birth_place?.zone],
  ]);
  return isDeepStrictEqual(birth, otherBirth);
}
