import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberPreferenceEntity } from './member-preference.entity';
import { PreferencesProjection } from './preferences.projection';

/** Who wants no language model. */
@Module({
  imports: [TypeOrmModule.forFeature([MemberPreferenceEntity])],
  providers: [PreferencesProjection],
  exports: [PreferencesProjection],
})
export class PreferencesModule {}
