import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type { Notices, NoticesBody } from '@cosmic/contracts/account/notices';
import { CLOCK, type Clock } from '../auth.tokens';
import { ProfilesService } from '../profiles/profiles.service';
import { daySubject } from '../reminders/day-subject';
import { RemindersRepository } from '../reminders/reminders.repository';
import { NoticesRepository } from './notices.repository';
import { isOfPushService } from './push-services';
import { VapidKeys } from './vapid-keys';

/** Injection token of the origins of push services. */
export const PUSH_SERVICES = Symbol('push services');

/** Which devices are told their member's day by web push. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly database: DataSource,
    private readonly notices: NoticesRepository,
    private readonly reminders: RemindersRepository,
    private readonly profiles: ProfilesService,
    private readonly keys: VapidKeys,
    @Inject(PUSH_SERVICES) private readonly services: readonly string[],
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** @param device  the hash of its endpoint, in base64url */
  async get(userId: string, device?: string): Promise<Notices> {
    const endpointHash = device === undefined ? undefined : Buffer.from(device, 'base64url');
    return {
      public_key: this.keys.publicKey,
      is_on: endpointHash ? await this.notices.hasDevice(userId, endpointHash) : false,
      devices: await this.notices.countDevices(userId),
    };
  }

  /**
   * @throws AppError `sign_needed`; `invalid_input` naming `subscription.endpoint`;
   *   `authentication_required` when the account is gone
   */
  async start(userId: string, body: NoticesBody): Promise<Notices> {
    const { subscription, zone, language, sign } = body;
    const { endpoint } = subscription;
    if (!isOfPushService(endpoint, this.services)) {
      throw new AppError('invalid_input', {
        fields: [fieldProblem('subscription.endpoint', 'not_a_push_service')],
      });
    }
    const kept = await this.reminders.find(userId);
    const ownSign = kept?.sign ?? sign;
    if (!daySubject(userId, await this.profiles.birthOf(userId), ownSign)) {
      throw new AppError('sign_needed');
    }
    const endpointHash = createHash('sha256').update(endpoint).digest();
    await this.database.transaction(async (transaction) => {
      const first = { userId, zone, language, sign: ownSign };
      const isThere = await this.reminders.begin(transaction, first);
      if (!isThere) throw new AppError('authentication_required');
      const device = { userId, endpointHash, language, publicKey: this.keys.publicKey };
      await this.notices.keepDevice(transaction, device, subscription);
      await this.reminders.notePushed(transaction, userId, this.now());
    });
    return this.get(userId, endpointHash.toString('base64url'));
  }

  /** Tells a device of the member nothing more. */
  async stop(userId: string, device: string): Promise<Notices> {
    const endpointHash = Buffer.from(device, 'base64url');
    await this.database.transaction(async (transaction) => {
      await this.notices.removeDevice(transaction, { userId, endpointHash });
      await this.reminders.notePushed(transaction, userId, this.now());
    });
    return this.get(userId, device);
  }
}
