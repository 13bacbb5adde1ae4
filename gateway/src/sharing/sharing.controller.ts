import { Controller, Header, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import {
  sharing,
  type Picture,
  type PictureQuery,
  type Share,
  type SharedReading,
} from '@cosmic/contracts/readings/sharing';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';
import { SharedReadings } from './shared-readings';

@Controller()
export class SharingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly shared: SharedReadings,
  ) {}

  @Serves(routes.shareReading)
  share(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.shareReading.params }) { id }: { id: string },
  ): Promise<Share> {
    return this.rpc.send(sharing.share, actor, { id });
  }

  @Serves(routes.stopSharing)
  stop(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.stopSharing.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(sharing.stop, actor, { id });
  }

  @Serves(routes.getReadingPicture)
  picture(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.getReadingPicture.params }) { id }: { id: string },
    @Query({ schema: routes.getReadingPicture.query }) { format }: PictureQuery,
    @Req() request: FastifyRequest,
  ): Promise<Picture> {
    return this.shared.preview(actor, id, format, request);
  }

  @Serves(routes.getShared)
  @Header('x-robots-tag', 'noindex')
  open(@Param('token') token: string, @Req() request: FastifyRequest): Promise<SharedReading> {
    return this.shared.open(token, request);
  }
}
