import { Body, Controller } from '@nestjs/common';
import type { AccessClaims } from '@cosmic/contracts/access-token';
import type { PasswordBody } from '@cosmic/contracts/account/auth';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import {
  secondFactor,
  type AuthenticatorKey,
  type CodeBody,
  type PasswordAndCodeBody,
  type RecoveryCodes,
  type SecondFactor,
} from '@cosmic/contracts/account/second-factor';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor, CurrentMember } from '../session/actor';

/** Codes of an authenticator app beside the password. */
@Controller()
export class SecondFactorController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.getSecondFactor)
  get(@CurrentActor() actor: Actor): Promise<SecondFactor> {
    return this.rpc.send(secondFactor.get, actor, {});
  }

  @Serves(routes.beginSecondFactor)
  begin(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.beginSecondFactor.body }) body: PasswordBody,
  ): Promise<AuthenticatorKey> {
    return this.rpc.send(secondFactor.begin, actor, body);
  }

  @Serves(routes.turnSecondFactorOn)
  turnOn(
    @CurrentMember() { sid }: AccessClaims,
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.turnSecondFactorOn.body }) { code }: CodeBody,
  ): Promise<RecoveryCodes> {
    return this.rpc.send(secondFactor.turnOn, actor, { code, sessionId: sid });
  }

  @Serves(routes.turnSecondFactorOff)
  turnOff(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.turnSecondFactorOff.body }) body: PasswordAndCodeBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(secondFactor.turnOff, actor, body);
  }

  @Serves(routes.renewRecoveryCodes)
  renewCodes(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.renewRecoveryCodes.body }) body: PasswordAndCodeBody,
  ): Promise<RecoveryCodes> {
    return this.rpc.send(secondFactor.renewCodes, actor, body);
  }
}
