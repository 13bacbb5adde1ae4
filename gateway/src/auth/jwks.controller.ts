import { Controller, Get, Header } from '@nestjs/common';
import { auth, type PublicKey } from '@cosmic/contracts/auth';
import { Asker } from '@cosmic/platform/nats/ask';

const CACHE_SECONDS = 300;

/** The keys that access tokens can be checked with, where RFC 8615 has such things. */
@Controller()
export class JwksController {
  constructor(private readonly asker: Asker) {}

  @Get('/.well-known/jwks.json')
  @Header('cache-control', `public, max-age=${CACHE_SECONDS}`)
  keys(): Promise<{ keys: PublicKey[] }> {
    return this.asker.ask(auth.keys, null, {});
  }
}
