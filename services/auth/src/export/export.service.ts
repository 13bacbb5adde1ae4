import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MemberRows } from '@cosmic/contracts/member';
import { MemberData } from '@cosmic/platform/members/member-data';
import { AuditRepository } from '../audit/audit.repository';
import { LimitsService } from '../limits/limits.service';

@Injectable()
export class ExportService {
  constructor(
    private readonly database: DataSource,
    private readonly members: MemberData,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
  ) {}

  /**
   * A page of what this service keeps of a member, birth data opened. Asked first of all services,
   * so with its first page it counts how often a member exports.
   *
   * @throws AppError `too_many_attempts`, `invalid_input` for a place that is none
   */
  async rowsOf(userId: string, after: string | undefined): Promise<MemberRows> {
    if (after === undefined) {
      await this.limits.take('exports', userId);
      await this.audit.record(this.database.manager, 'exported', userId);
    }
    return this.members.rowsOf(userId, after);
  }
}
