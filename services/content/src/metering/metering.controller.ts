import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog/blog';
import { requireActor } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { MeteringService } from './metering.service';

@Controller()
export class MeteringController {
  constructor(private readonly metering: MeteringService) {}

  @RpcHandler(blog.open)
  open(@Payload() { actor, data }: RpcRequest<typeof blog.open>): Reply<typeof blog.open> {
    return this.metering.open(requireActor(actor), data.id);
  }
}
