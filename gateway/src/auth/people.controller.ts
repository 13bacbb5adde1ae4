import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { pairs, type Pair, type PairQuery } from '@cosmic/contracts/people/pairs';
import { people, type People, type Person, type PersonBody } from '@cosmic/contracts/people/people';
import { parse } from '@cosmic/contracts/validation';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

/** Those whom a member keeps with their births. */
@Controller()
export class PeopleController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.listPeople)
  list(@CurrentActor() actor: Actor): Promise<People> {
    return this.rpc.send(people.list, actor, {});
  }

  @Serves(routes.addPerson)
  add(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.addPerson.body }) body: PersonBody,
    @Headers() headers: Record<string, string>,
  ): Promise<Person> {
    const { 'idempotency-key': idempotencyKey = null } = parse(routes.addPerson.headers, headers);
    return this.rpc.send(people.add, actor, { ...body, idempotencyKey });
  }

  @Serves(routes.getPair)
  pair(
    @CurrentActor() actor: Actor,
    @Query({ schema: routes.getPair.query }) query: PairQuery,
  ): Promise<Pair> {
    return this.rpc.send(pairs.get, actor, query);
  }

  @Serves(routes.changePerson)
  change(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.changePerson.params }) { id }: { id: string },
    @Body({ schema: routes.changePerson.body }) body: PersonBody,
  ): Promise<Person> {
    return this.rpc.send(people.change, actor, { id, ...body });
  }

  @Serves(routes.removePerson)
  remove(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.removePerson.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(people.remove, actor, { id });
  }
}
