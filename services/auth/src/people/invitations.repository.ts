import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository, type EntityManager } from 'typeorm';
import { invitationBodySchema, type InvitationBody } from '@cosmic/contracts/people/invitations';
import { KEPT_DAYS } from '@cosmic/contracts/retention';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CLOCK, type Clock } from '../auth.tokens';
import { INVITATIONS } from '../sealing/sealed-tables';
import { InvitationEntity } from './invitation.entity';

const DAY_MS = 86_400_000;

/** An invitation as its member wrote it. */
export type KeptInvitation = InvitationBody &
  Pick<InvitationEntity, 'id' | 'userId' | 'personId' | 'createdAt' | 'expiresAt'>;

@Injectable()
export class InvitationsRepository {
  constructor(
    @InjectRepository(InvitationEntity) private readonly invitations: Repository<InvitationEntity>,
    private readonly values: SealedValues,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Those of a member's that a birth can still be entered by, the oldest first. */
  async list(userId: string): Promise<KeptInvitation[]> {
    const rows = await this.invitations.find({
      where: { userId, ...this.waiting() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => this.opened(row));
  }

  count(transaction: EntityManager, userId: string): Promise<number> {
    return transaction.countBy(InvitationEntity, { userId, ...this.waiting() });
  }

  async add(
    transaction: EntityManager,
    userId: string,
    told: InvitationBody,
    tokenHash: Buffer,
  ): Promise<KeptInvitation> {
    const [id, createdAt] = [randomUUID(), this.now()];
    const expiresAt = new Date(createdAt.getTime() + KEPT_DAYS.invitations * DAY_MS);
    const sealedInvitation = this.values.seal(told, placeOf(INVITATIONS, 'sealed_invitation', id));
    const kept = { id, userId, personId: null, createdAt, expiresAt };
    await transaction.insert(InvitationEntity, {
      ...{ ...kept, tokenHash, sealedInvitation },
      sealedUnder: this.values.current,
    });
    return { ...told, ...kept };
  }

  /** What stands behind a link: one that was used, or that a birth can be entered by. */
  async findByHash(
    tokenHash: Buffer,
    transaction: EntityManager = this.invitations.manager,
  ): Promise<KeptInvitation | undefined> {
    const row = await transaction.findOneBy(InvitationEntity, { tokenHash });
    if (!row || (row.personId === null && row.expiresAt <= this.now())) return undefined;
    return this.opened(row);
  }

  /** Notes who has entered their birth by one. */
  async use(transaction: EntityManager, id: string, personId: string): Promise<void> {
    await transaction.update(InvitationEntity, { id }, { personId });
  }

  /** @returns false where this member has none under that id that still waits */
  async remove(
    userId: string,
    id: string,
    transaction: EntityManager = this.invitations.manager,
  ): Promise<boolean> {
    const which = { id, userId, ...this.waiting() };
    const { affected } = await transaction.delete(InvitationEntity, which);
    return affected === 1;
  }

  private waiting() {
    return { personId: IsNull(), expiresAt: MoreThan(this.now()) };
  }

  private opened(row: InvitationEntity): KeptInvitation {
    const { id, userId, personId, createdAt, expiresAt, sealedInvitation } = row;
    const told = this.values.open(sealedInvitation, placeOf(INVITATIONS, 'sealed_invitation', id));
    return { ...invitationBodySchema.parse(told), id, userId, personId, createdAt, expiresAt };
  }
}
