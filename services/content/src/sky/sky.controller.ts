import { Controller } from '@nestjs/common';
import { sky } from '@cosmic/contracts/sky';
import { RpcHandler, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { SkyService } from './sky.service';

@Controller()
export class SkyController {
  constructor(private readonly service: SkyService) {}

  @RpcHandler(sky.now)
  async now(): Reply<typeof sky.now> {
    return this.service.now();
  }

  @RpcHandler(sky.calendar)
  async calendar(): Reply<typeof sky.calendar> {
    return { ics: this.service.calendar() };
  }
}
