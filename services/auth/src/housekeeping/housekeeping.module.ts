import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { Housekeeping } from './housekeeping';

/** Erasing what is over, and sealing anew. */
@Module({
  imports: [KeysModule, ProfilesModule, RecordsModule, SecondFactorModule],
  providers: [Housekeeping],
})
export class HousekeepingModule {}
