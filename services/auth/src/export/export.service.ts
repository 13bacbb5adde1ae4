import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MemberRows } from '@cosmic/contracts/member';
import { AuditRepository } from '../audit/audit.repository';
import { LimitsService } from '../limits/limits.service';
import { ProfilesService } from '../profiles/profiles.service';
import { ExportRepository } from './export.repository';

@Injectable()
export class ExportService {
  constructor(
    private readonly database: DataSource,
    private readonly rows: ExportRepository,
    private readonly profiles: ProfilesService,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
  ) {}

  /**
   * What this service keeps of a member, birth data opened. Asked first of all services, so it
   * counts how often a member exports. @throws AppError `too_many_attempts`
   */
  async rowsOf(userId: string): Promise<MemberRows> {
    await this.limits.take('exports', userId);
    const profile = await this.profiles.get(userId);
    await this.audit.record(this.database.manager, 'exported', userId);
    return { rows: { ...(await this.rows.rowsOf(userId)), profiles: [profile] } };
  }
}
