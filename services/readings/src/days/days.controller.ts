import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { days } from '@cosmic/contracts/days/days';
import { requireActor } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { DaysService } from './days.service';

@Controller()
export class DaysController {
  constructor(private readonly days: DaysService) {}

  @RpcHandler(days.get)
  get(@Payload() { actor, data }: RpcRequest<typeof days.get>): Reply<typeof days.get> {
    return this.days.get(requireActor(actor), data);
  }

  @RpcHandler(days.open)
  async open(@Payload() { actor, data }: RpcRequest<typeof days.open>): Reply<typeof days.open> {
    return { ticks: await this.days.open(requireActor(actor), data.date, data.zone) };
  }

  @RpcHandler(days.turn)
  turn(@Payload() { actor, data }: RpcRequest<typeof days.turn>): Reply<typeof days.turn> {
    return this.days.turn(requireActor(actor), data);
  }

  @RpcHandler(days.write)
  write(@Payload() { actor, data }: RpcRequest<typeof days.write>): Reply<typeof days.write> {
    const { date, question, text } = data;
    return this.days.write(requireActor(actor), date, { question, text });
  }

  @RpcHandler(days.erase)
  async erase(@Payload() { actor, data }: RpcRequest<typeof days.erase>): Reply<typeof days.erase> {
    await this.days.erase(requireActor(actor), data.date);
    return {};
  }

  @RpcHandler(days.kept)
  kept(@Payload() { actor, data }: RpcRequest<typeof days.kept>): Reply<typeof days.kept> {
    return this.days.list(requireActor(actor), data.month);
  }
}
