import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings/readings';
import { requireActor } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { QuotaService } from './quota.service';

@Controller()
export class QuotaController {
  constructor(private readonly quota: QuotaService) {}

  @RpcHandler(readings.allowances)
  async allowances(
    @Payload() { actor }: RpcRequest<typeof readings.allowances>,
  ): Reply<typeof readings.allowances> {
    return { allowances: await this.quota.allowances(requireActor(actor)) };
  }
}
