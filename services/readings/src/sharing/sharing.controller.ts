import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { sharing } from '@cosmic/contracts/readings/sharing';
import { requireActor, requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { SharingService } from './sharing.service';

@Controller()
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @RpcHandler(sharing.share)
  share(@Payload() { actor, data }: RpcRequest<typeof sharing.share>): Reply<typeof sharing.share> {
    return this.sharing.share(requireMember(actor), data.id);
  }

  @RpcHandler(sharing.stop)
  async stop(
    @Payload() { actor, data }: RpcRequest<typeof sharing.stop>,
  ): Reply<typeof sharing.stop> {
    await this.sharing.stop(requireMember(actor), data.id);
    return {};
  }

  @RpcHandler(sharing.preview)
  preview(
    @Payload() { actor, data }: RpcRequest<typeof sharing.preview>,
  ): Reply<typeof sharing.preview> {
    return this.sharing.preview(requireActor(actor), data.id);
  }

  @RpcHandler(sharing.open)
  open(@Payload() { data }: RpcRequest<typeof sharing.open>): Reply<typeof sharing.open> {
    return this.sharing.open(data.token);
  }
}
