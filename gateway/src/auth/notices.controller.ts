import { Body, Controller, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import {
  notices,
  type Notices,
  type NoticesBody,
  type NoticesQuery,
  type NoticesStop,
} from '@cosmic/contracts/account/notices';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

/** The day by web push, and which devices are told it. */
@Controller()
export class NoticesController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getNotices)
  get(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.getNotices.query }) query: NoticesQuery,
  ): Promise<Notices> {
    return this.rpc.send(notices.get, actor, query);
  }

  @Serves(routes.startNotices)
  start(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.startNotices.body }) body: NoticesBody,
  ): Promise<Notices> {
    return this.rpc.send(notices.start, actor, body);
  }

  @Serves(routes.stopNotices)
  stop(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.stopNotices.body }) body: NoticesStop,
  ): Promise<Notices> {
    return this.rpc.send(notices.stop, actor, body);
  }
}
