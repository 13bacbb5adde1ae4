import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import {
  CALLS,
  mayAsk,
  requestSecretName,
  serviceOf,
  type Caller,
} from '@cosmic/contracts/callers';
import type { Keeper } from '@cosmic/contracts/member';

/** The header of a message that carries its signature. */
export const SIGNATURE = 'Cosmic-Signature';

/** How far a signature's time may be from ours: what a message that is copied on its way is good for. */
const VALID_MS = 30_000;

const WRITTEN = /^(\w+)\.(\d{1,15})\.([\w-]{43})$/;

/**
 * The secrets that this process shares with those whom it asks and who ask it. A request is
 * believed by its signature: that it was delivered says only that somebody could have the
 * server deliver it. Each pair has a secret of its own, so no service can speak for the gateway
 * to another one. HMAC, because a key pair's signature would cost more than the rest of the hop.
 */
export class RequestKeys {
  private readonly keys = new Map<string, readonly KeyObject[]>();

  /** @param config  holds the secrets by the names of their variables; those that are absent are not ours */
  constructor(config: object) {
    const secrets = config as Readonly<Record<string, readonly string[] | undefined>>;
    for (const [caller, service] of CALLS) {
      const given = secrets[requestSecretName(caller, service)];
      const keys = given?.map((secret) => createSecretKey(secret, 'utf8'));
      if (keys) this.keys.set(pairOf(caller, service), keys);
    }
  }

  /** The variables of a service's secrets that this process was not given, so that it would refuse its callers. */
  lackingFor(service: Keeper): string[] {
    return CALLS.filter(([caller, asked]) => {
      return asked === service && !this.keys.has(pairOf(caller, service));
    }).map((call) => requestSecretName(...call));
  }

  /**
   * Signs a request as the one caller of its service whose secret this process has.
   *
   * @returns the header's value
   * @throws Error for a service that this process does not ask
   */
  sign(subject: string, payload: string, now = Date.now()): string {
    const service = serviceOf(subject);
    for (const [caller, asked] of CALLS) {
      const [key] = asked === service ? (this.keys.get(pairOf(caller, service)) ?? []) : [];
      if (key) return `${caller}.${now}.${macOf(key, now, subject, payload).toString('base64url')}`;
    }
    throw new Error(`this process has no secret for requests to ${service}`);
  }

  /**
   * What a request's signature is worth: `genuine` was made just now, for this subject, by somebody
   * who may ask it; `untimely` is right but of another time, as that of a caller whose clock differs
   * from ours, or of a copy.
   */
  judge(
    subject: string,
    payload: Uint8Array | string,
    signature: string | undefined,
    now = Date.now(),
  ): 'genuine' | 'untimely' | 'forged' {
    const [, caller, time, mac] = WRITTEN.exec(signature ?? '') ?? [];
    if (!caller || !time || !mac) return 'forged';
    const keys = this.keys.get(pairOf(caller as Caller, serviceOf(subject))) ?? [];
    if (!mayAsk(caller as Caller, subject)) return 'forged';
    const given = Buffer.from(mac, 'base64url');
    const isRight = keys.some((key) =>
      timingSafeEqual(macOf(key, Number(time), subject, payload), given),
    );
    if (!isRight) return 'forged';
    return Math.abs(now - Number(time)) > VALID_MS ? 'untimely' : 'genuine';
  }
}

function pairOf(caller: Caller, service: string): string {
  return `${caller}.${service}`;
}

function macOf(
  key: KeyObject,
  time: number,
  subject: string,
  payload: Uint8Array | string,
): Buffer {
  return createHmac('sha256', key).update(`${time}\n${subject}\n`).update(payload).digest();
}
