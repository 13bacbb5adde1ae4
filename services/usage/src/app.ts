import type { INestApplication } from '@nestjs/common';
import { memberExportOf } from '@cosmic/contracts/member';
import { usage } from '@cosmic/contracts/usage';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { usageConfig } from './config';
import { ToolLogEntity } from './tool-logs/tool-log.entity';
import { UsageModule } from './usage.module';

/** Starts the usage service, which is fed by events and tells what was counted, and members what it keeps of them. */
export function startUsage(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  return startService({
    process: 'usage',
    service: 'usage',
    config: readConfig(usageConfig, environment),
    entities: [ToolLogEntity],
    contract: { ...usage, export: memberExportOf('usage') },
    features: [UsageModule],
  });
}
