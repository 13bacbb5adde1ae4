import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { usage } from '@cosmic/contracts/usage';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { FiguresService } from './figures.service';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Answers(usage.figures)
  list(@Payload() { data }: Asked<typeof usage.figures>): Reply<typeof usage.figures> {
    return this.figures.lastDays(data.days);
  }
}
