import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module';
import { PasswordChecksModule } from '../passwords/password-checks.module';
import { RecordsModule } from '../records.module';
import { SessionEndingsModule } from '../sessions/session-endings.module';
import { FactorSealModule } from './factor-seal.module';
import { SecondFactorsController } from './second-factors.controller';
import { SecondFactorsService } from './second-factors.service';

/** Codes that are asked for besides the password. */
@Module({
  imports: [
    FactorSealModule,
    LimitsModule,
    PasswordChecksModule,
    RecordsModule,
    SessionEndingsModule,
  ],
  controllers: [SecondFactorsController],
  providers: [SecondFactorsService],
  exports: [SecondFactorsService],
})
export class SecondFactorModule {}
