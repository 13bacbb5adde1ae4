import { Controller, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { usage, type Usage, type UsageRange } from '@cosmic/contracts/usage';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

@Controller()
export class UsageController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getUsage)
  figures(
    @CurrentActor() admin: Actor,
    @Query({ schema: routes.getUsage.query }) { days = '30' }: { days?: UsageRange },
  ): Promise<Usage> {
    return this.rpc.send(usage.figures, admin, { days: Number(days) });
  }
}
