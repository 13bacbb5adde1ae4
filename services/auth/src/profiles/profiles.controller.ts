import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { profile } from '@cosmic/contracts/profile';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Answers(profile.get)
  get(@Payload() { actor }: Asked<typeof profile.get>): Reply<typeof profile.get> {
    return this.profiles.get(requireMember(actor).id);
  }

  @Answers(profile.change)
  change(@Payload() { actor, data }: Asked<typeof profile.change>): Reply<typeof profile.change> {
    return this.profiles.change(requireMember(actor).id, data);
  }
}
