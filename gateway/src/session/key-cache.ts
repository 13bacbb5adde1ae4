import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { auth } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { LOG } from '@cosmic/platform/platform.tokens';

/** A key is published a month before it signs, so this is soon enough to hear of it. */
const FRESH_MS = 5 * 60_000;

/** Tokens with invented key names make a gateway ask no more often than this. */
const ASK_AGAIN_MS = 5_000;

/** The public keys of access tokens, asked of the auth service now and then. */
@Injectable()
export class KeyCache {
  private keys: ReadonlyMap<string, KeyObject> = new Map();
  private askedAt = 0;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * The key of a name; while the auth service is away, one that is known goes on being used.
   *
   * @throws AppError `service_unavailable` when no keys could be had yet
   */
  async find(kid: string): Promise<KeyObject | undefined> {
    const age = performance.now() - this.askedAt;
    const wait = this.keys.has(kid) ? FRESH_MS : ASK_AGAIN_MS;
    if (age > wait || this.keys.size === 0) await this.askOnce();
    if (this.keys.size === 0) throw new AppError('service_unavailable');
    return this.keys.get(kid);
  }

  private askOnce(): Promise<void> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<void> {
    try {
      const { keys } = await this.rpc.send(auth.keys, null, {});
      this.keys = new Map(
        keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]),
      );
    } catch (error) {
      this.log.warn({ err: error }, 'the keys of access tokens could not be had');
    }
    this.askedAt = performance.now();
  }
}
