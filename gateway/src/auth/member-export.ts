import { Injectable } from '@nestjs/common';
import { KEEPERS, memberExportOf, type Keeper } from '@cosmic/contracts/member';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';

type Tables = Record<string, unknown[]>;

/** Collects what every service keeps of a member, page by page: all of it fits into no message. */
@Injectable()
export class MemberExport {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Everything, or nothing: an export that left a service out would not be one.
   *
   * @throws AppError `too_many_attempts`; `service_unavailable` while one of the services is away
   */
  async collect(userId: string): Promise<Record<Keeper, Tables>> {
    const services: Partial<Record<Keeper, Tables>> = {};
    for (const keeper of KEEPERS) services[keeper] = await this.allOf(keeper, userId);
    return services as Record<Keeper, Tables>;
  }

  private async allOf(keeper: Keeper, userId: string): Promise<Tables> {
    const tables: Tables = {};
    let after: string | undefined;
    do {
      const { rows, next } = await this.rpc.send(memberExportOf(keeper), null, { userId, after });
      for (const [table, page] of Object.entries(rows)) (tables[table] ??= []).push(...page);
      after = next ?? undefined;
    } while (after !== undefined);
    return tables;
  }
}
