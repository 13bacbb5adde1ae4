import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { FactorSealModule } from '../second-factor/factor-seal.module';
import { AuthSealing } from '../sealing/auth-sealing';
import { Housekeeping } from './housekeeping';

/** Erasing what is over, and sealing anew. */
@Module({
  imports: [FactorSealModule, KeysModule, ProfilesModule, RecordsModule],
  providers: [AuthSealing, Housekeeping],
})
export class HousekeepingModule {}
