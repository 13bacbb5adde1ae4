import { Controller } from '@nestjs/common';
import { auth } from '@cosmic/contracts/account/auth';
import { RpcHandler, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { SigningKeysService } from './signing-keys.service';

@Controller()
export class KeysController {
  constructor(private readonly keys: SigningKeysService) {}

  @RpcHandler(auth.keys)
  async list(): Reply<typeof auth.keys> {
    return { keys: await this.keys.publicKeys() };
  }
}
