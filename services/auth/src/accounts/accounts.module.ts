import { Module } from '@nestjs/common';
import { DeletionService } from '../deletion/deletion.service';
import { ExportService } from '../export/export.service';
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
    PasswordChecksModule,
    ProfilesModule,
    RecordsModule,
    SessionEndingsModule,
  ],
  controllers: [AccountsController],
  providers: [AccountsService, SignUpService, DeletionService, ExportService],
  exports: [AccountsService],
})
export class AccountsModule {}
