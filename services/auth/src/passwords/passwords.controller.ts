import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/auth';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { PasswordsService } from './passwords.service';

@Controller()
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Answers(auth.changePassword)
  async change(
    @Payload() { actor, data }: Asked<typeof auth.changePassword>,
  ): Reply<typeof auth.changePassword> {
    await this.passwords.change(requireMember(actor).id, data);
    return {};
  }

  @Answers(auth.forgotPassword)
  async forgotten(
    @Payload() { data }: Asked<typeof auth.forgotPassword>,
  ): Reply<typeof auth.forgotPassword> {
    await this.passwords.forgotten(data.email, data.address);
    return {};
  }

  @Answers(auth.resetPassword)
  async reset(
    @Payload() { data }: Asked<typeof auth.resetPassword>,
  ): Reply<typeof auth.resetPassword> {
    return { deviceToken: await this.passwords.reset(data) };
  }
}
