import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings';
import { requireActor } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { GenerationService } from './generation.service';

@Controller()
export class GenerationController {
  constructor(private readonly generations: GenerationService) {}

  @Answers(readings.request)
  request(
    @Payload() { actor, data }: Asked<typeof readings.request>,
  ): Reply<typeof readings.request> {
    return this.generations.request(requireActor(actor), data);
  }

  @Answers(readings.get)
  get(@Payload() { actor, data }: Asked<typeof readings.get>): Reply<typeof readings.get> {
    return this.generations.get(requireActor(actor), data.id);
  }

  @Answers(readings.changedSince)
  async changedSince(
    @Payload() { actor, data }: Asked<typeof readings.changedSince>,
  ): Reply<typeof readings.changedSince> {
    return { generations: await this.generations.changedSince(requireActor(actor), data.instant) };
  }
}
