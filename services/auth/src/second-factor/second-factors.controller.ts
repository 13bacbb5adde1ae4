import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { secondFactor } from '@cosmic/contracts/second-factor';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { SecondFactorsService } from './second-factors.service';

@Controller()
export class SecondFactorsController {
  constructor(private readonly factors: SecondFactorsService) {}

  @Answers(secondFactor.get)
  get(@Payload() { actor }: Asked<typeof secondFactor.get>): Reply<typeof secondFactor.get> {
    return this.factors.get(requireMember(actor).id);
  }

  @Answers(secondFactor.begin)
  begin(
    @Payload() { actor, data }: Asked<typeof secondFactor.begin>,
  ): Reply<typeof secondFactor.begin> {
    return this.factors.begin(requireMember(actor).id, data.password);
  }

  @Answers(secondFactor.turnOn)
  turnOn(
    @Payload() { actor, data }: Asked<typeof secondFactor.turnOn>,
  ): Reply<typeof secondFactor.turnOn> {
    return this.factors.turnOn(requireMember(actor).id, data.code, data.sessionId);
  }

  @Answers(secondFactor.turnOff)
  async turnOff(
    @Payload() { actor, data }: Asked<typeof secondFactor.turnOff>,
  ): Reply<typeof secondFactor.turnOff> {
    await this.factors.turnOff(requireMember(actor).id, data);
    return {};
  }

  @Answers(secondFactor.renewCodes)
  renewCodes(
    @Payload() { actor, data }: Asked<typeof secondFactor.renewCodes>,
  ): Reply<typeof secondFactor.renewCodes> {
    return this.factors.renewCodes(requireMember(actor).id, data);
  }
}
