import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { sky } from '@cosmic/contracts/sky/sky';
import { RpcHandler, type Reply, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { bestDays } from './best-days.rules';
import { panchangDay, panchangDays } from './panchang.rules';
import { SkyService } from './sky.service';

@Controller()
export class SkyController {
  constructor(private readonly service: SkyService) {}

  @RpcHandler(sky.now)
  async now(): Reply<typeof sky.now> {
    return this.service.now();
  }

  @RpcHandler(sky.panchang)
  async panchang(@Payload() { data }: RpcRequest<typeof sky.panchang>): Reply<typeof sky.panchang> {
    return { days: panchangDays(data) };
  }

  @RpcHandler(sky.bestDays)
  async bestDays(@Payload() { data }: RpcRequest<typeof sky.bestDays>): Reply<typeof sky.bestDays> {
    return bestDays(data);
  }

  @RpcHandler(sky.panchangDay)
  async panchangDay(
    @Payload() { data }: RpcRequest<typeof sky.panchangDay>,
  ): Reply<typeof sky.panchangDay> {
    return panchangDay(data);
  }

  @RpcHandler(sky.calendar)
  async calendar(@Payload() { data }: RpcRequest<typeof sky.calendar>): Reply<typeof sky.calendar> {
    return { ics: this.service.calendar(data.language) };
  }
}
