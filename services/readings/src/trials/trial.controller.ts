import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { trials } from '@cosmic/contracts/trials';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { TrialService } from './trial.service';

@Controller()
export class TrialController {
  constructor(private readonly trials: TrialService) {}

  @Answers(trials.begin)
  begin(@Payload() { actor, data }: Asked<typeof trials.begin>): Reply<typeof trials.begin> {
    return this.trials.begin(requireMember(actor), data.generationId);
  }

  @Answers(trials.answer)
  answer(@Payload() { actor, data }: Asked<typeof trials.answer>): Reply<typeof trials.answer> {
    return this.trials.answer(requireMember(actor), data.id, data.resonates);
  }

  @Answers(trials.resonance)
  resonance(): Reply<typeof trials.resonance> {
    return this.trials.resonance();
  }
}
