import { Body, Controller, Get, Param, Redirect } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { reminders, type Reminder, type ReminderChange } from '@cosmic/contracts/account/reminders';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { KeepsRawBody } from '../http/raw-body';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';

/** the day by mail, and the ways out of it. */
@Controller()
export class RemindersController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getReminder)
  get(@CurrentActor() actor: Actor): Promise<Reminder> {
    return this.rpc.send(reminders.get, actor, {});
  }

  @Serves(routes.changeReminder)
  change(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.changeReminder.body }) body: ReminderChange,
  ): Promise<Reminder> {
    return this.rpc.send(reminders.change, actor, body);
  }

  /** Mail programs post a form here, from nowhere in particular; the token alone counts. */
  @KeepsRawBody()
  @Serves(routes.stopReminder)
  stop(
    @Param({ schema: routes.stopReminder.params }) { token }: { token: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(reminders.stop, null, { token });
  }

  /** Mail programs that only open links are led to the page that stops the letters. */
  @Get(routes.stopReminder.path)
  @Redirect()
  page(@Param({ schema: routes.stopReminder.params }) { token }: { token: string }): {
    url: string;
    statusCode: number;
  } {
    return { url: `/login/reminders#token=${token}`, statusCode: 303 };
  }
}
