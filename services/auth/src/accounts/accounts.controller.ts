import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/auth';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { SignUpService } from './sign-up.service';

@Controller()
export class AccountsController {
  constructor(private readonly signUps: SignUpService) {}

  @Answers(auth.signUp)
  async signUp(@Payload() { data }: Asked<typeof auth.signUp>): Reply<typeof auth.signUp> {
    await this.signUps.signUp(data);
    return {};
  }
}
