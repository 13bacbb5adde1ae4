import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings/readings';
import { requireActor, requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { GuestsService } from '../members/guests.service';
import { GenerationService } from './generation.service';

@Controller()
export class GenerationController {
  constructor(
    private readonly generations: GenerationService,
    private readonly guests: GuestsService,
  ) {}

  @RpcHandler(readings.request)
  request(
    @Payload() { actor, data }: RpcRequest<typeof readings.request>,
  ): Reply<typeof readings.request> {
    return this.generations.request(requireActor(actor), data);
  }

  @RpcHandler(readings.get)
  get(@Payload() { actor, data }: RpcRequest<typeof readings.get>): Reply<typeof readings.get> {
    return this.generations.get(requireActor(actor), data.id);
  }

  @RpcHandler(readings.cardOfToday)
  async cardOfToday(
    @Payload() { actor, data }: RpcRequest<typeof readings.cardOfToday>,
  ): Reply<typeof readings.cardOfToday> {
    return { generation: await this.generations.cardOfToday(requireActor(actor), data.zone) };
  }

  @RpcHandler(readings.rerun)
  rerun(
    @Payload() { actor, data }: RpcRequest<typeof readings.rerun>,
  ): Reply<typeof readings.rerun> {
    return this.generations.rerun(requireActor(actor), data.id);
  }

  @RpcHandler(readings.love)
  async love(
    @Payload() { actor, data }: RpcRequest<typeof readings.love>,
  ): Reply<typeof readings.love> {
    await this.generations.love(requireActor(actor), data.id, data.loved);
    return { loved: data.loved };
  }

  @RpcHandler(readings.told)
  async told(@Payload() { data }: RpcRequest<typeof readings.told>): Reply<typeof readings.told> {
    return { generations: await this.generations.told(data.ids) };
  }

  @RpcHandler(readings.claim)
  async claim(
    @Payload() { actor, data }: RpcRequest<typeof readings.claim>,
  ): Reply<typeof readings.claim> {
    return { claimed: await this.guests.claim(requireMember(actor), data.guestId) };
  }

  @RpcHandler(readings.changedSince)
  async changedSince(
    @Payload() { actor, data }: RpcRequest<typeof readings.changedSince>,
  ): Reply<typeof readings.changedSince> {
    return { generations: await this.generations.changedSince(requireActor(actor), data.instant) };
  }
}
