import { Body, Controller, Query } from '@nestjs/common';
import { schoolOf } from '@cosmic/contracts/sky/chart-school';
import {
  days,
  type Day,
  type DayNote,
  type DayQuery,
  type KeptDays,
  type KeptDaysQuery,
  type NoteBody,
  type TurnBody,
  type TurnedCard,
} from '@cosmic/contracts/days/days';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { profile } from '@cosmic/contracts/account/profile';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

@Controller()
export class TodayController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getToday)
  async get(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.getToday.query }) query: DayQuery,
  ): Promise<Day> {
    return this.rpc.send(days.get, actor, { ...query, ...(await this.bornOf(actor, query)) });
  }

  @Serves(routes.openToday)
  open(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.openToday.body }) body: { date: string; zone: string },
  ): Promise<{ ticks: string[] }> {
    return this.rpc.send(days.open, actor, body);
  }

  @Serves(routes.turnCard)
  turn(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.turnCard.body }) body: TurnBody,
  ): Promise<TurnedCard> {
    return this.rpc.send(days.turn, actor, body);
  }

  @Serves(routes.writeNote)
  write(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.writeNote.body }) body: NoteBody,
  ): Promise<DayNote> {
    return this.rpc.send(days.write, actor, body);
  }

  @Serves(routes.eraseNote)
  erase(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.eraseNote.query }) { date }: { date: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(days.erase, actor, { date });
  }

  @Serves(routes.listDays)
  kept(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.listDays.query }) query: KeptDaysQuery,
  ): Promise<KeptDays> {
    return this.rpc.send(days.kept, actor, query);
  }

  /** The birth that a member's profile tells and how it is counted, and the sign that is gone by without one. */
  private async bornOf(actor: Actor, { sign }: DayQuery) {
    if (actor.kind === 'guest') return { birth: null, sign };
    const told = await this.rpc.send(profile.get, actor, {});
    const { birth_date: date, birth_time: time, birth_place: place, zodiac_sign } = told;
    if (date === null) return { birth: null, sign: sign ?? zodiac_sign ?? undefined };
    return { birth: { date, time, place, ...schoolOf(told) }, sign };
  }
}
