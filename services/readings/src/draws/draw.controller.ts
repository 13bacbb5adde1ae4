import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings';
import { requireActor } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { DrawService } from './draw.service';

@Controller()
export class DrawController {
  constructor(private readonly draws: DrawService) {}

  @Answers(readings.commit)
  commit(@Payload() { actor }: Asked<typeof readings.commit>): Reply<typeof readings.commit> {
    return this.draws.promise(requireActor(actor));
  }
}
