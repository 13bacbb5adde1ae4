import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { pairs } from '@cosmic/contracts/people/pairs';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type Reply, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { PairsService } from './pairs.service';

@Controller()
export class PairsController {
  constructor(private readonly pairs: PairsService) {}

  @RpcHandler(pairs.get)
  get(@Payload() { actor, data }: RpcRequest<typeof pairs.get>): Reply<typeof pairs.get> {
    return this.pairs.get(requireMember(actor).id, data);
  }
}
