import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { previews, type Preview } from '@cosmic/contracts/readings/previews';
import {
  readings,
  type Accepted,
  type Allowance,
  type CardOfToday,
  type CardQuery,
  type Commitment,
  type GenerateBody,
  type Generation,
  type Rerun,
} from '@cosmic/contracts/readings/readings';
import { parse } from '@cosmic/contracts/validation';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';
import { FullLane } from './full-lane';
import { ToolRequestPipe } from './tool-request.pipe';

@Controller()
export class ReadingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly guests: FullLane,
  ) {}

  @Serves(routes.generate)
  generate(
    @CurrentActor() actor: Actor,
    @Headers() headers: Record<string, unknown>,
    @Body({ schema: routes.generate.body, pipes: [ToolRequestPipe] }) body: GenerateBody,
  ): Promise<Accepted> {
    const { 'idempotency-key': idempotencyKey = null } = parse(routes.generate.headers, headers);
    const accepted = this.rpc.send(readings.request, actor, { ...body, idempotencyKey });
    return this.guests.learnFrom(actor, accepted);
  }

  @Serves(routes.previewReading)
  preview(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.previewReading.body, pipes: [ToolRequestPipe] }) body: GenerateBody,
  ): Promise<Preview> {
    return this.rpc.send(previews.get, actor, body);
  }

  @Serves(routes.getGeneration)
  get(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.getGeneration.params }) { id }: { id: string },
  ): Promise<Generation> {
    return this.rpc.send(readings.get, actor, { id });
  }

  @Serves(routes.rerunGeneration)
  rerun(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.rerunGeneration.params }) { id }: { id: string },
  ): Promise<Rerun> {
    return this.rpc.send(readings.rerun, actor, { id });
  }

  @Serves(routes.loveReading)
  love(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.loveReading.params }) { id }: { id: string },
    @Body({ schema: routes.loveReading.body }) { loved }: { loved: boolean },
  ): Promise<{ loved: boolean }> {
    return this.rpc.send(readings.love, actor, { id, loved });
  }

  @Serves(routes.promiseDraw)
  promiseDraw(@CurrentActor() actor: Actor): Promise<Commitment> {
    return this.rpc.send(readings.commit, actor, {});
  }

  @Serves(routes.getCardOfToday)
  cardOfToday(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.getCardOfToday.query }) query: CardQuery,
  ): Promise<CardOfToday> {
    return this.rpc.send(readings.cardOfToday, actor, query);
  }

  @Serves(routes.listAllowances)
  allowances(@CurrentActor() actor: Actor): Promise<{ allowances: Allowance[] }> {
    return this.rpc.send(readings.allowances, actor, {});
  }
}
