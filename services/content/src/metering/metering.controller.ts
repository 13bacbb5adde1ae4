import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog';
import { requireActor } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { MeteringService } from './metering.service';

@Controller()
export class MeteringController {
  constructor(private readonly metering: MeteringService) {}

  @Answers(blog.open)
  open(@Payload() { actor, data }: Asked<typeof blog.open>): Reply<typeof blog.open> {
    return this.metering.open(requireActor(actor), data.id);
  }
}
