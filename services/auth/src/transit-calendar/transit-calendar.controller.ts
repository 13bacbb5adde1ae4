import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { transitCalendar } from '@cosmic/contracts/sky/transit-calendar';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type Reply, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { TransitCalendarService } from './transit-calendar.service';

@Controller()
export class TransitCalendarController {
  constructor(private readonly calendars: TransitCalendarService) {}

  @RpcHandler(transitCalendar.get)
  get(
    @Payload() { actor }: RpcRequest<typeof transitCalendar.get>,
  ): Reply<typeof transitCalendar.get> {
    return this.calendars.get(requireMember(actor).id);
  }

  @RpcHandler(transitCalendar.make)
  make(
    @Payload() { actor, data }: RpcRequest<typeof transitCalendar.make>,
  ): Reply<typeof transitCalendar.make> {
    return this.calendars.make(requireMember(actor).id, data);
  }

  @RpcHandler(transitCalendar.revoke)
  async revoke(
    @Payload() { actor }: RpcRequest<typeof transitCalendar.revoke>,
  ): Reply<typeof transitCalendar.revoke> {
    await this.calendars.revoke(requireMember(actor).id);
    return {};
  }

  @RpcHandler(transitCalendar.read)
  async read(
    @Payload() { data }: RpcRequest<typeof transitCalendar.read>,
  ): Reply<typeof transitCalendar.read> {
    return { ics: await this.calendars.read(data.token) };
  }
}
