import { Controller } from '@nestjs/common';
import { auth } from '@cosmic/contracts/auth';
import { Answers, type Reply } from '@cosmic/platform/nats/answers';
import { SigningKeysService } from './signing-keys.service';

@Controller()
export class KeysController {
  constructor(private readonly keys: SigningKeysService) {}

  @Answers(auth.keys)
  async list(): Reply<typeof auth.keys> {
    return { keys: await this.keys.publicKeys() };
  }
}
