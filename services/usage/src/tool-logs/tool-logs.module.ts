import { Module } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { ForgottenMembersModule } from '@cosmic/platform/members/forgotten-members';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { UsageConfig } from '../config';
import { FiguresModule } from '../figures/figures.module';
import { ToolLogsSealing } from './tool-logs-sealing';
import { ToolLogsProjection } from './tool-logs.projection';
import { ToolLogsRepository } from './tool-logs.repository';

/** The log of finished readings. */
@Module({
  imports: [FiguresModule, ForgottenMembersModule],
  providers: [
    ToolLogsProjection,
    ToolLogsRepository,
    ToolLogsSealing,
    {
      provide: SealedValues,
      inject: [CONFIG],
      useFactory: ({ USAGE_DATA_SECRET }: UsageConfig) =>
        new SealedValues(new KeyRing(USAGE_DATA_SECRET, 'tool-logs')),
    },
  ],
  exports: [ToolLogsRepository],
})
export class ToolLogsModule {}
