import { Injectable } from '@nestjs/common';
import { generateRequestDetails } from 'web-push';
import type { PushSubscriptionKeys } from '@cosmic/contracts/account/notices';
import type { VapidKey } from './vapid-keys';

/** What became of a notice: the device will never take one again, or this one later. */
export type Outcome = 'taken' | 'gone' | 'later';

const TIMEOUT_MS = 10_000;

/** A device that is off until then is told nothing: the day is over for it. */
const LIVES_SECONDS = 12 * 60 * 60;

const GONE: readonly number[] = [404, 410];

/** Hands notices to push services, sealed for the one device (RFC 8291) and signed (RFC 8292). */
@Injectable()
export class PushSender {
  /**
   * @param contact  how the push service may reach us: an address of mail or of the site
   * @returns `gone` for a subscription that ended, `later` where no answer says that it was taken
   */
  async send(
    subscription: PushSubscriptionKeys,
    key: VapidKey,
    contact: string,
    notice: object,
  ): Promise<Outcome> {
    const request = generateRequestDetails(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: contact, ...key },
      contentEncoding: 'aes128gcm',
      TTL: LIVES_SECONDS,
      topic: 'day',
      urgency: 'normal',
    });
    const answer = await fetch(request.endpoint, {
      method: 'POST',
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(request.body ?? []),
      // Where else it leads was not looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return 'taken';
    return answer && GONE.includes(answer.status) ? 'gone' : 'later';
  }
}
