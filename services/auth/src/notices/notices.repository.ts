import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { PushSubscriptionKeys } from '@cosmic/contracts/account/notices';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CLOCK, type Clock } from '../auth.tokens';
import { PUSH_SUBSCRIPTIONS } from '../sealing/sealed-tables';
import { NoticeEntity } from './notice.entity';
import { PushSubscriptionEntity } from './push-subscription.entity';

/** A device with its keys opened. */
export type Device = Pick<
  PushSubscriptionEntity,
  'id' | 'userId' | 'publicKey' | 'language' | 'toldOn'
> & { subscription: PushSubscriptionKeys };

/** A sender that says nothing for so long has died; another takes its notice. */
export const LEASE_SECONDS = 120;

/** Whoever has more browsers than that loses the one that subscribed first. */
const MAX_DEVICES = 10;

@Injectable()
export class NoticesRepository {
  constructor(
    @InjectRepository(NoticeEntity) private readonly notices: Repository<NoticeEntity>,
    @InjectRepository(PushSubscriptionEntity)
    private readonly devices: Repository<PushSubscriptionEntity>,
    private readonly values: SealedValues,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Keeps a device as this member's, whose ever it was. */
  async keepDevice(
    transaction: EntityManager,
    device: Pick<PushSubscriptionEntity, 'userId' | 'endpointHash' | 'publicKey' | 'language'>,
    subscription: PushSubscriptionKeys,
  ): Promise<void> {
    const { userId, endpointHash } = device;
    const id = randomUUID();
    await transaction.delete(PushSubscriptionEntity, { endpointHash });
    await transaction.insert(PushSubscriptionEntity, {
      ...device,
      id,
      sealedSubscription: this.values.seal(
        subscription,
        placeOf(PUSH_SUBSCRIPTIONS, 'sealed_subscription', id),
      ),
      sealedUnder: this.values.current,
      createdAt: this.now(),
      toldOn: null,
    });
    await transaction.query(
      `DELETE FROM push_subscriptions WHERE id IN (
         SELECT id FROM push_subscriptions WHERE user_id = $1
         ORDER BY created_at DESC, id OFFSET ${MAX_DEVICES})`,
      [userId],
    );
  }

  async removeDevice(
    transaction: EntityManager,
    which: { userId: string; endpointHash: Buffer } | { userId: string; id: string },
  ): Promise<void> {
    await transaction.delete(PushSubscriptionEntity, which);
  }

  countDevices(userId: string): Promise<number> {
    return this.devices.countBy({ userId });
  }

  hasDevice(userId: string, endpointHash: Buffer): Promise<boolean> {
    return this.devices.existsBy({ userId, endpointHash });
  }

  /** A member's devices that have not been told a day. */
  async devicesUntold(userId: string, day: string): Promise<Device[]> {
    const rows = await this.devices.find({ where: { userId }, order: { createdAt: 'ASC' } });
    return rows
      .filter(({ toldOn }) => toldOn === null || toldOn < day)
      .map(({ sealedSubscription, ...device }) => {
        const place = placeOf(PUSH_SUBSCRIPTIONS, 'sealed_subscription', device.id);
        const subscription = this.values.open(sealedSubscription, place) as PushSubscriptionKeys;
        return { ...device, subscription };
      });
  }

  async noteTold({ id }: Pick<Device, 'id'>, day: string): Promise<void> {
    await this.devices.update({ id }, { toldOn: day });
  }

  /** Writes down that members are to be told a day; each once, whatever runs twice. */
  async enqueue(
    transaction: EntityManager,
    told: readonly { userId: string; zone: string; day: string }[],
    now: Date,
  ): Promise<void> {
    if (told.length === 0) return;
    await transaction.query(
      `INSERT INTO notices (user_id, day, zone, created_at, due_at)
       SELECT user_id, day, zone, $4::timestamptz, $4::timestamptz
       FROM unnest($1::uuid[], $2::date[], $3::text[]) AS notice (user_id, day, zone)
       ON CONFLICT DO NOTHING`,
      [
        told.map(({ userId }) => userId),
        told.map(({ day }) => day),
        told.map(({ zone }) => zone),
        now,
      ],
    );
  }

  /** Takes some that are due; nobody else gets them for two minutes. */
  async claim(most: number): Promise<NoticeEntity[]> {
    const [rows] = (await this.notices.query(
      `UPDATE notices
       SET due_at = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
       WHERE (user_id, day) IN (
         SELECT user_id, day FROM notices WHERE done_at IS NULL AND due_at <= $1
         ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING user_id AS "userId", day::text AS day, zone, created_at AS "createdAt",
                 due_at AS "dueAt", attempts, done_at AS "doneAt"`,
      [this.now(), most],
    )) as [NoticeEntity[], number];
    return rows;
  }

  async finish({ userId, day }: NoticeEntity): Promise<void> {
    await this.notices.update({ userId, day }, { doneAt: this.now() });
  }

  async postpone({ userId, day }: NoticeEntity, seconds: number): Promise<void> {
    const dueAt = new Date(this.now().getTime() + seconds * 1_000);
    await this.notices.update({ userId, day }, { dueAt });
  }
}
