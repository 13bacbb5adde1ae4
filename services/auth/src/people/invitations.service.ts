import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import {
  MAX_INVITATIONS,
  type EnteredBirth,
  type Invitation,
  type InvitationBody,
  type Invitations,
  type MadeInvitation,
  type OpenedInvitation,
  type OwnBirth,
} from '@cosmic/contracts/people/invitations';
import { MAX_PEOPLE } from '@cosmic/contracts/people/people';
import { hashOfToken, newOpaqueToken } from '../crypto/opaque-token';
import { LimitsService } from '../limits/limits.service';
import { InvitationsRepository, type KeptInvitation } from './invitations.repository';
import { PeopleRepository } from './people.repository';
import { viewOf } from './person-view';

/** Links by which friends enter their own births: made by a member, ended by either, told to nobody. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: DataSource,
    private readonly invitations: InvitationsRepository,
    private readonly people: PeopleRepository,
    private readonly limits: LimitsService,
  ) {}

  async list(userId: string): Promise<Invitations> {
    const waiting = await this.invitations.list(userId);
    return { invitations: waiting.map(view), max: MAX_INVITATIONS };
  }

  /**
   * Makes a link. What it ends in is kept nowhere.
   *
   * @throws AppError `too_many_attempts`, `invitations_full`, `people_full`,
   *   `authentication_required` when the account is gone
   */
  async make(userId: string, told: InvitationBody): Promise<MadeInvitation> {
    await this.limits.take('invitations', userId);
    const token = newOpaqueToken();
    const kept = await this.database.transaction(async (transaction) => {
      const isThere = await this.people.lock(transaction, userId);
      if (!isThere) throw new AppError('authentication_required');
      await this.assertRoom(transaction, userId);
      if ((await this.invitations.count(transaction, userId)) >= MAX_INVITATIONS) {
        throw new AppError('invitations_full', { limit: MAX_INVITATIONS });
      }
      return this.invitations.add(transaction, userId, told, hashOfToken(token));
    });
    return { ...view(kept), token };
  }

  /** @throws AppError `not_found` */
  async end(userId: string, id: string): Promise<void> {
    if (!(await this.invitations.remove(userId, id))) throw new AppError('not_found');
  }

  /** @throws AppError `not_found` */
  async open(token: string): Promise<OpenedInvitation> {
    const kept = await this.invitations.findByHash(hashOfToken(token));
    if (!kept) throw new AppError('not_found');
    const { asked_by, name, personId, expiresAt } = kept;
    const isEntered = personId !== null;
    return {
      asked_by,
      name: isEntered ? null : name,
      is_entered: isEntered,
      expires_at: expiresAt.toISOString(),
    };
  }

  /** @throws AppError `not_found`, `birth_entered`, `people_full` */
  async enter(token: string, birth: OwnBirth): Promise<EnteredBirth> {
    const person = await this.withInvitation(token, async (transaction, invitation) => {
      const { id, userId, relation, personId } = invitation;
      if (personId !== null) throw new AppError('birth_entered');
      await this.assertRoom(transaction, userId);
      const told = { ...birth, relation, by_themselves: true };
      const added = await this.people.add(transaction, userId, told, null);
      await this.invitations.use(transaction, id, added.id);
      return added;
    });
    return { signs: viewOf(person).signs };
  }

  /** @throws AppError `not_found` */
  async takeBack(token: string): Promise<void> {
    await this.withInvitation(token, async (transaction, { id, userId, personId }) => {
      const isGone =
        personId === null
          ? await this.invitations.remove(userId, id, transaction)
          : await this.people.remove(userId, personId, transaction);
      if (!isGone) throw new AppError('not_found');
    });
  }

  /**
   * Works on what stands behind a link. Its member's row is locked first, as whatever adds or erases
   * there does, so of two that come at once the second finds what the first has left.
   */
  private async withInvitation<Result>(
    token: string,
    work: (transaction: EntityManager, invitation: KeptInvitation) => Promise<Result>,
  ): Promise<Result> {
    const hash = hashOfToken(token);
    const found = await this.invitations.findByHash(hash);
    if (!found) throw new AppError('not_found');
    return this.database.transaction(async (transaction) => {
      await this.people.lock(transaction, found.userId);
      const invitation = await this.invitations.findByHash(hash, transaction);
      if (!invitation) throw new AppError('not_found');
      return work(transaction, invitation);
    });
  }

  private async assertRoom(transaction: EntityManager, userId: string): Promise<void> {
    if ((await this.people.count(transaction, userId)) < MAX_PEOPLE) return;
    throw new AppError('people_full', { limit: MAX_PEOPLE });
  }
}

function view({ id, asked_by, name, relation, createdAt, expiresAt }: KeptInvitation): Invitation {
  return {
    ...{ id, asked_by, name, relation },
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
