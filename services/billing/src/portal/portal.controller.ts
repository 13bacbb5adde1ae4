import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { PortalService } from './portal.service';

@Controller()
export class PortalController {
  constructor(private readonly portal: PortalService) {}

  @Answers(billing.portal)
  async open(@Payload() { actor }: Asked<typeof billing.portal>): Reply<typeof billing.portal> {
    return { url: await this.portal.open(actor) };
  }
}
