import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { trials } from '@cosmic/contracts/readings/trials';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { TrialService } from './trial.service';

@Controller()
export class TrialController {
  constructor(private readonly trials: TrialService) {}

  @RpcHandler(trials.begin)
  begin(@Payload() { actor, data }: RpcRequest<typeof trials.begin>): Reply<typeof trials.begin> {
    return this.trials.begin(requireMember(actor), data.generationId);
  }

  @RpcHandler(trials.answer)
  answer(
    @Payload() { actor, data }: RpcRequest<typeof trials.answer>,
  ): Reply<typeof trials.answer> {
    return this.trials.answer(requireMember(actor), data.id, data.resonates);
  }

  @RpcHandler(trials.resonance)
  resonance(): Reply<typeof trials.resonance> {
    return this.trials.resonance();
  }
}
