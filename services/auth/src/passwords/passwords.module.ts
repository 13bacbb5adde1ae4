import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module';
import { RecordsModule } from '../records.module';
import { SessionEndingsModule } from '../sessions/session-endings.module';
import { PasswordChecksModule } from './password-checks.module';
import { PasswordsController } from './passwords.controller';
import { PasswordsService } from './passwords.service';

/** Changing a password, known or forgotten. */
@Module({
  imports: [LimitsModule, PasswordChecksModule, RecordsModule, SessionEndingsModule],
  controllers: [PasswordsController],
  providers: [PasswordsService],
})
export class PasswordsModule {}
