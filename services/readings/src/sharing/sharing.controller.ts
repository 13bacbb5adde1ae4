import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { sharing } from '@cosmic/contracts/sharing';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { SharingService } from './sharing.service';

@Controller()
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @Answers(sharing.share)
  share(@Payload() { actor, data }: Asked<typeof sharing.share>): Reply<typeof sharing.share> {
    return this.sharing.share(requireMember(actor), data.id);
  }

  @Answers(sharing.stop)
  async stop(@Payload() { actor, data }: Asked<typeof sharing.stop>): Reply<typeof sharing.stop> {
    await this.sharing.stop(requireMember(actor), data.id);
    return {};
  }

  @Answers(sharing.preview)
  preview(
    @Payload() { actor, data }: Asked<typeof sharing.preview>,
  ): Reply<typeof sharing.preview> {
    return this.sharing.preview(requireMember(actor), data.id);
  }

  @Answers(sharing.open)
  open(@Payload() { data }: Asked<typeof sharing.open>): Reply<typeof sharing.open> {
    return this.sharing.open(data.token);
  }
}
