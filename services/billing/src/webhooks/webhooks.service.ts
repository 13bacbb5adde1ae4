import { Injectable } from '@nestjs/common';
import { SyncLoop } from '../customers/sync-loop';
import { Provider } from '../provider/provider';
import { customerOf, isHandled } from './notice.rules';
import { WebhookEventsRepository } from './webhook-events.repository';

@Injectable()
export class WebhooksService {
  constructor(
    private readonly provider: Provider,
    private readonly events: WebhookEventsRepository,
    private readonly loop: SyncLoop,
  ) {}

  /**
   * Takes a notice in: recorded when this returns, acted on afterwards.
   *
   * @param body  the notice's exact bytes, in base64
   * @throws AppError `webhook_refused` when the signature does not fit or is old
   */
  async receive(body: string, signature: string): Promise<void> {
    const { id, type, data } = this.provider.noticeOf(Buffer.from(body, 'base64'), signature);
    if (!isHandled(type)) return;
    await this.events.record({ id, type, customer: customerOf(data.object) });
    this.loop.nudge();
  }
}
