import { Injectable } from '@nestjs/common';
import { SyncQueue } from '../customers/sync.queue';
import { Provider } from '../provider/provider';
import { isHandled, readNotice } from './notice.rules';
import { WebhookEventsRepository } from './webhook-events.repository';

@Injectable()
export class WebhooksService {
  constructor(
    private readonly provider: Provider,
    private readonly events: WebhookEventsRepository,
    private readonly queue: SyncQueue,
  ) {}

  /**
   * Takes a notice in: recorded when this returns, acted on afterwards.
   *
   * @param body  the notice's exact bytes, in base64
   * @throws AppError `webhook_refused` when the signature does not fit or is old, or what was signed
   *   is no notice
   */
  async receive(body: string, signature: string): Promise<void> {
    const notice = readNotice(this.provider.noticeOf(Buffer.from(body, 'base64'), signature));
    if (!isHandled(notice.type)) return;
    const customer = await this.events.record(notice);
    if (customer) await this.queue.addCustomer(customer);
  }
}
