import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/auth';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { AddressesService } from './addresses.service';

@Controller()
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Answers(auth.changeAddress)
  async change(
    @Payload() { actor, data }: Asked<typeof auth.changeAddress>,
  ): Reply<typeof auth.changeAddress> {
    await this.addresses.change(requireMember(actor).id, data);
    return {};
  }

  @Answers(auth.confirmAddress)
  async confirm(
    @Payload() { data }: Asked<typeof auth.confirmAddress>,
  ): Reply<typeof auth.confirmAddress> {
    await this.addresses.confirm(data.token);
    return {};
  }

  @Answers(auth.resendConfirmation)
  async resend(
    @Payload() { data }: Asked<typeof auth.resendConfirmation>,
  ): Reply<typeof auth.resendConfirmation> {
    await this.addresses.resend(data.email, data.address);
    return {};
  }
}
