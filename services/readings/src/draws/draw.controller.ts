import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings/readings';
import { requireActor } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { DrawService } from './draw.service';

@Controller()
export class DrawController {
  constructor(private readonly draws: DrawService) {}

  @RpcHandler(readings.commit)
  commit(@Payload() { actor }: RpcRequest<typeof readings.commit>): Reply<typeof readings.commit> {
    return this.draws.promise(requireActor(actor));
  }
}
