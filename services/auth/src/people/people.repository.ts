import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { personBodySchema, type PersonBody } from '@cosmic/contracts/people/people';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CLOCK, type Clock } from '../auth.tokens';
import { PEOPLE } from '../sealing/sealed-tables';
import { PersonEntity } from './person.entity';

/** Somebody as a member told of them. */
export type KeptPerson = PersonBody & { id: string; by_themselves: boolean };

@Injectable()
export class PeopleRepository {
  constructor(
    @InjectRepository(PersonEntity) private readonly people: Repository<PersonEntity>,
    private readonly values: SealedValues,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** A member's people, in the order in which they were added. */
  async list(userId: string): Promise<KeptPerson[]> {
    const rows = await this.people.find({
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => this.opened(row));
  }

  /** Somebody of a member's; undefined where this member has nobody under that id. */
  async find(userId: string, id: string): Promise<KeptPerson | undefined> {
    const row = await this.people.findOneBy({ id, userId });
    return row ? this.opened(row) : undefined;
  }

  /** Lets nobody else add to a member's people until the transaction ends. @returns false when there is no such account */
  async lock(transaction: EntityManager, userId: string): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      'SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE',
      [userId],
    );
    return rows.length === 1;
  }

  /** Whom a member has added with a key; undefined where the key is new. */
  async findByKey(
    transaction: EntityManager,
    userId: string,
    idempotencyKey: string,
  ): Promise<KeptPerson | undefined> {
    const row = await transaction.findOneBy(PersonEntity, { userId, idempotencyKey });
    return row ? this.opened(row) : undefined;
  }

  count(transaction: EntityManager, userId: string): Promise<number> {
    return transaction.countBy(PersonEntity, { userId });
  }

  /** @throws what the database says of a key that is taken */
  async add(
    transaction: EntityManager,
    userId: string,
    told: Omit<KeptPerson, 'id'>,
    idempotencyKey: string | null,
  ): Promise<KeptPerson> {
    const person = { id: randomUUID(), ...told };
    await transaction.insert(PersonEntity, {
      ...{ id: person.id, userId, idempotencyKey },
      ...this.sealed(person),
      createdAt: this.now(),
    });
    return person;
  }

  /** @returns false where this member has nobody under that id */
  async change(userId: string, person: KeptPerson): Promise<boolean> {
    const { affected } = await this.people.update({ id: person.id, userId }, this.sealed(person));
    return affected === 1;
  }

  /** @returns false where this member has nobody under that id */
  async remove(
    userId: string,
    id: string,
    transaction: EntityManager = this.people.manager,
  ): Promise<boolean> {
    const { affected } = await transaction.delete(PersonEntity, { id, userId });
    return affected === 1;
  }

  private sealed({ id, by_themselves: byThemselves, ...told }: KeptPerson) {
    const sealedPerson = this.values.seal(told, placeOf(PEOPLE, 'sealed_person', id));
    return { sealedPerson, sealedUnder: this.values.current, byThemselves };
  }

  private opened({ id, sealedPerson, byThemselves }: PersonEntity): KeptPerson {
    const told = this.values.open(sealedPerson, placeOf(PEOPLE, 'sealed_person', id));
    return { id, ...personBodySchema.parse(told), by_themselves: byThemselves };
  }
}
