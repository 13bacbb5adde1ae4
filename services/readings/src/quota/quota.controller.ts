import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings';
import { requireActor } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { QuotaService } from './quota.service';

@Controller()
export class QuotaController {
  constructor(private readonly quota: QuotaService) {}

  @Answers(readings.allowances)
  async allowances(
    @Payload() { actor }: Asked<typeof readings.allowances>,
  ): Reply<typeof readings.allowances> {
    return { allowances: await this.quota.allowances(requireActor(actor)) };
  }
}
