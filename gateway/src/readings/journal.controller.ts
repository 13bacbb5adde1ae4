import { Body, Controller, Param, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import {
  journal,
  type Reading,
  type ReadingList,
  type ReadingQuery,
  type SaveBody,
  type SavedReading,
} from '@cosmic/contracts/readings/journal';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';
import { SaveBodyPipe } from './save-body.pipe';

@Controller()
export class JournalController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.listReadings)
  list(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.listReadings.query }) query: ReadingQuery,
  ): Promise<ReadingList> {
    return this.rpc.send(journal.list, actor, query);
  }

  @Serves(routes.saveReading)
  save(@CurrentActor() actor: Actor, @Body(SaveBodyPipe) body: SaveBody): Promise<SavedReading> {
    return this.rpc.send(journal.save, actor, body);
  }

  @Serves(routes.getReading)
  get(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.getReading.params }) { id }: { id: string },
  ): Promise<Reading> {
    return this.rpc.send(journal.get, actor, { id });
  }

  @Serves(routes.removeReading)
  remove(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.removeReading.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(journal.remove, actor, { id });
  }

  @Serves(routes.restoreReading)
  restore(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.restoreReading.params }) { id }: { id: string },
  ): Promise<SavedReading> {
    return this.rpc.send(journal.restore, actor, { id });
  }
}
