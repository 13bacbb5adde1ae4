import { Controller } from '@nestjs/common';
import { content } from '@cosmic/contracts/content';
import { RpcHandler, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { AffirmationService } from './affirmation.service';

@Controller()
export class AffirmationController {
  constructor(private readonly affirmations: AffirmationService) {}

  @RpcHandler(content.affirmation)
  today(): Reply<typeof content.affirmation> {
    return this.affirmations.today();
  }
}
