import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { profile } from '@cosmic/contracts/account/profile';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @RpcHandler(profile.get)
  get(@Payload() { actor }: RpcRequest<typeof profile.get>): Reply<typeof profile.get> {
    return this.profiles.get(requireMember(actor).id);
  }

  @RpcHandler(profile.change)
  change(
    @Payload() { actor, data }: RpcRequest<typeof profile.change>,
  ): Reply<typeof profile.change> {
    return this.profiles.change(requireMember(actor).id, data);
  }
}
