import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { readings } from '@cosmic/contracts/readings';
import { requireActor, requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { GuestsService } from '../members/guests.service';
import { GenerationService } from './generation.service';

@Controller()
export class GenerationController {
  constructor(
    private readonly generations: GenerationService,
    private readonly guests: GuestsService,
  ) {}

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

  @Answers(readings.cardOfToday)
  async cardOfToday(
    @Payload() { actor }: Asked<typeof readings.cardOfToday>,
  ): Reply<typeof readings.cardOfToday> {
    return { generation: await this.generations.cardOfToday(requireActor(actor)) };
  }

  @Answers(readings.rerun)
  rerun(@Payload() { actor, data }: Asked<typeof readings.rerun>): Reply<typeof readings.rerun> {
    return this.generations.rerun(requireActor(actor), data.id);
  }

  @Answers(readings.love)
  async love(@Payload() { actor, data }: Asked<typeof readings.love>): Reply<typeof readings.love> {
    await this.generations.love(requireActor(actor), data.id, data.loved);
    return { loved: data.loved };
  }

  @Answers(readings.told)
  async told(@Payload() { data }: Asked<typeof readings.told>): Reply<typeof readings.told> {
    return { generations: await this.generations.told(data.ids) };
  }

  @Answers(readings.claim)
  async claim(
    @Payload() { actor, data }: Asked<typeof readings.claim>,
  ): Reply<typeof readings.claim> {
    return { claimed: await this.guests.claim(requireMember(actor), data.guestId) };
  }

  @Answers(readings.changedSince)
  async changedSince(
    @Payload() { actor, data }: Asked<typeof readings.changedSince>,
  ): Reply<typeof readings.changedSince> {
    return { generations: await this.generations.changedSince(requireActor(actor), data.instant) };
  }
}
