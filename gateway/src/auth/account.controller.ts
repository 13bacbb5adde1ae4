import { Body, Controller, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessClaims } from '@cosmic/contracts/access-token';
import {
  auth,
  type ChangeAddressBody,
  type ChangePasswordBody,
  type EmailBody,
  type PasswordBody,
  type ResetPasswordBody,
  type TokenBody,
} from '@cosmic/contracts/account/auth';
import { routes } from '@cosmic/contracts/http';
import type { MemberRows } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { addressOf, CurrentActor, CurrentMember } from '../session/actor';
import { clearSession, forgetGuest, setDevice } from '../session/cookies';
import { MemberExport } from './member-export';

/** An account: password, address, export and end. */
@Controller()
export class AccountController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly exports: MemberExport,
  ) {}

  @Serves(routes.signOutEverywhere)
  async signOutEverywhere(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.signOutEverywhere.body }) _: object,
  ): Promise<Record<string, never>> {
    await this.rpc.send(auth.signOutEverywhere, actor, {});
    clearSession(request, reply);
    return {};
  }

  @Serves(routes.changePassword)
  changePassword(
    @CurrentMember() { sid }: AccessClaims,
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.changePassword.body }) body: ChangePasswordBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.changePassword, actor, { ...body, sessionId: sid });
  }

  @Serves(routes.forgotPassword)
  forgotPassword(
    @Req() request: FastifyRequest,
    @Body({ schema: routes.forgotPassword.body }) { email }: EmailBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.forgotPassword, null, { email, address: addressOf(request) });
  }

  @Serves(routes.resetPassword)
  async resetPassword(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.resetPassword.body }) body: ResetPasswordBody,
  ): Promise<Record<string, never>> {
    const { deviceToken } = await this.rpc.send(auth.resetPassword, null, body);
    setDevice(request, reply, deviceToken);
    clearSession(request, reply);
    return {};
  }

  @Serves(routes.changeAddress)
  changeAddress(
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.changeAddress.body }) body: ChangeAddressBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.changeAddress, actor, body);
  }

  @Serves(routes.confirmAddress)
  confirmAddress(
    @Body({ schema: routes.confirmAddress.body }) body: TokenBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.confirmAddress, null, body);
  }

  @Serves(routes.deleteAccount)
  async delete(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.deleteAccount.body }) body: PasswordBody,
  ): Promise<Record<string, never>> {
    await this.rpc.send(auth.deleteAccount, actor, body);
    clearSession(request, reply);
    forgetGuest(reply);
    return {};
  }

  @Header('content-disposition', 'attachment; filename="cosmic-guide.json"')
  @Serves(routes.exportAccount)
  async export(
    @CurrentMember() { sub }: AccessClaims,
  ): Promise<{ exported_at: string; services: Record<string, MemberRows['rows']> }> {
    return { exported_at: new Date().toISOString(), services: await this.exports.collect(sub) };
  }

  @Serves(routes.resendConfirmation)
  resendConfirmation(
    @Req() request: FastifyRequest,
    @Body({ schema: routes.resendConfirmation.body }) { email }: EmailBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.resendConfirmation, null, { email, address: addressOf(request) });
  }
}
