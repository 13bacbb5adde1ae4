import { Controller, Get, Header } from '@nestjs/common';
import type { PublicKey } from '@cosmic/contracts/access-token';
import { auth } from '@cosmic/contracts/account/auth';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';

const CACHE_SECONDS = 300;

/** The keys that access tokens can be checked with, where RFC 8615 has such things. */
@Controller()
export class JwksController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('/.well-known/jwks.json')
  @Header('cache-control', `public, max-age=${CACHE_SECONDS}`)
  keys(): Promise<{ keys: PublicKey[] }> {
    return this.rpc.send(auth.keys, null, {});
  }
}
