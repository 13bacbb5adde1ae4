import { Module } from '@nestjs/common';
import { MemberDataModule } from '@cosmic/platform/members/member-data.module';
import { DeletionService } from '../deletion/deletion.service';
import { RepeatedErasure } from '../deletion/repeated-erasure.projection';
import { ExportService } from '../export/export.service';
import { MEMBER_TABLES } from '../members/member-tables';
import { LimitsModule } from '../limits/limits.module';
import { PasswordChecksModule } from '../passwords/password-checks.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { SessionEndingsModule } from '../sessions/session-endings.module';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';
import { SignUpService } from './sign-up.service';

/** Accounts: how they begin, what is kept with them, how they end. */
@Module({
  imports: [
    LimitsModule,
    MemberDataModule.declaring(MEMBER_TABLES),
    PasswordChecksModule,
    ProfilesModule,
    RecordsModule,
    SessionEndingsModule,
  ],
  controllers: [AccountsController],
  providers: [AccountsService, SignUpService, DeletionService, ExportService, RepeatedErasure],
  exports: [AccountsService],
})
export class AccountsModule {}
