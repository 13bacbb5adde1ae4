import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { secondFactor } from '@cosmic/contracts/account/second-factor';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { SecondFactorsService } from './second-factors.service';

@Controller()
export class SecondFactorsController {
  constructor(private readonly factors: SecondFactorsService) {}

  @RpcHandler(secondFactor.get)
  get(@Payload() { actor }: RpcRequest<typeof secondFactor.get>): Reply<typeof secondFactor.get> {
    return this.factors.get(requireMember(actor).id);
  }

  @RpcHandler(secondFactor.begin)
  begin(
    @Payload() { actor, data }: RpcRequest<typeof secondFactor.begin>,
  ): Reply<typeof secondFactor.begin> {
    return this.factors.begin(requireMember(actor).id, data.password);
  }

  @RpcHandler(secondFactor.turnOn)
  turnOn(
    @Payload() { actor, data }: RpcRequest<typeof secondFactor.turnOn>,
  ): Reply<typeof secondFactor.turnOn> {
    return this.factors.turnOn(requireMember(actor).id, data.code, data.sessionId);
  }

  @RpcHandler(secondFactor.turnOff)
  async turnOff(
    @Payload() { actor, data }: RpcRequest<typeof secondFactor.turnOff>,
  ): Reply<typeof secondFactor.turnOff> {
    await this.factors.turnOff(requireMember(actor).id, data);
    return {};
  }

  @RpcHandler(secondFactor.renewCodes)
  renewCodes(
    @Payload() { actor, data }: RpcRequest<typeof secondFactor.renewCodes>,
  ): Reply<typeof secondFactor.renewCodes> {
    return this.factors.renewCodes(requireMember(actor).id, data);
  }
}
