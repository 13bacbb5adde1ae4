import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { previews } from '@cosmic/contracts/readings/previews';
import { requireActor } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PreviewService } from './preview.service';

@Controller()
export class PreviewController {
  constructor(private readonly previews: PreviewService) {}

  @RpcHandler(previews.get)
  get(@Payload() { actor, data }: RpcRequest<typeof previews.get>): Reply<typeof previews.get> {
    return this.previews.of(requireActor(actor), data);
  }
}
