import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { notices } from '@cosmic/contracts/account/notices';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type Reply, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { NoticesService } from './notices.service';

@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @RpcHandler(notices.get)
  get(@Payload() { actor, data }: RpcRequest<typeof notices.get>): Reply<typeof notices.get> {
    return this.notices.get(requireMember(actor).id, data.device);
  }

  @RpcHandler(notices.start)
  start(@Payload() { actor, data }: RpcRequest<typeof notices.start>): Reply<typeof notices.start> {
    return this.notices.start(requireMember(actor).id, data);
  }

  @RpcHandler(notices.stop)
  stop(@Payload() { actor, data }: RpcRequest<typeof notices.stop>): Reply<typeof notices.stop> {
    return this.notices.stop(requireMember(actor).id, data.device);
  }
}
