import { Body, Controller } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { profile, type Profile, type ProfileChange } from '@cosmic/contracts/account/profile';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

@Controller()
export class ProfileController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getProfile)
  get(@CurrentActor() actor: Actor): Promise<Profile> {
    return this.rpc.send(profile.get, actor, {});
  }

  @Serves(routes.changeProfile)
  change(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.changeProfile.body }) change: ProfileChange,
  ): Promise<Profile> {
    return this.rpc.send(profile.change, actor, change);
  }
}
