import { Controller } from '@nestjs/common';
import { sky } from '@cosmic/contracts/sky';
import { Answers, type Reply } from '@cosmic/platform/nats/answers';
import { SkyService } from './sky.service';

@Controller()
export class SkyController {
  constructor(private readonly service: SkyService) {}

  @Answers(sky.now)
  async now(): Reply<typeof sky.now> {
    return this.service.now();
  }

  @Answers(sky.calendar)
  async calendar(): Reply<typeof sky.calendar> {
    return { ics: this.service.calendar() };
  }
}
