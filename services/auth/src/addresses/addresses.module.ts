import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module';
import { PasswordChecksModule } from '../passwords/password-checks.module';
import { RecordsModule } from '../records.module';
import { AddressesController } from './addresses.controller';
import { AddressesService } from './addresses.service';

/** Confirming and changing a mail address. */
@Module({
  imports: [LimitsModule, PasswordChecksModule, RecordsModule],
  controllers: [AddressesController],
  providers: [AddressesService],
})
export class AddressesModule {}
