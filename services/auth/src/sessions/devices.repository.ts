import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KnownDeviceEntity } from './known-device.entity';

@Injectable()
export class DevicesRepository {
  async remember(
    manager: EntityManager,
    userId: string,
    tokenHash: Buffer,
    now: Date,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(KnownDeviceEntity)
      .values({ userId, tokenHash, lastUsedAt: now })
      .orUpdate(['last_used_at'], ['user_id', 'token_hash'])
      .execute();
  }

  /** Whether a browser has signed in to an account before. */
  isKnown(manager: EntityManager, userId: string, tokenHash: Buffer): Promise<boolean> {
    return manager.existsBy(KnownDeviceEntity, { userId, tokenHash });
  }

  async forgetAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(KnownDeviceEntity, { userId });
  }
}
