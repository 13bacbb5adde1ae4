import { Body, Controller, Param } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import {
  trials,
  type Resonance,
  type Trial,
  type TrialAnswer,
  type TrialOutcome,
} from '@cosmic/contracts/readings/trials';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

@Controller()
export class TrialsController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.beginTrial)
  begin(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.beginTrial.params }) { id }: { id: string },
  ): Promise<Trial> {
    return this.rpc.send(trials.begin, actor, { generationId: id });
  }

  @Serves(routes.answerTrial)
  answer(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.answerTrial.params }) { id }: { id: string },
    @Body({ schema: routes.answerTrial.body }) { resonates }: TrialAnswer,
  ): Promise<TrialOutcome> {
    return this.rpc.send(trials.answer, actor, { id, resonates });
  }

  @Serves(routes.listResonance)
  resonance(@CurrentActor() admin: Actor): Promise<Resonance> {
    return this.rpc.send(trials.resonance, admin, {});
  }
}
