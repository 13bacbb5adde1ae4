import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import { ADMIN_EMAIL, CLOCK, PUBLIC_URL, type Clock } from './auth.tokens';
import type { AuthConfig, AuthWorkerConfig } from './config';

/** What comes from outside the service and any feature may ask for. */
@Global()
@Module({})
export class SettingsModule {
  /** For the process that answers requests. */
  static forService(clock: Clock): DynamicModule {
    return {
      module: SettingsModule,
      providers: [
        { provide: CLOCK, useValue: clock },
        {
          provide: ADMIN_EMAIL,
          inject: [CONFIG],
          useFactory: (config: AuthConfig) => config.ADMIN_EMAIL,
        },
      ],
      exports: [CLOCK, ADMIN_EMAIL],
    };
  }

  /** For the worker, whose letters lead to the site. */
  static forWorker(clock: Clock): DynamicModule {
    return {
      module: SettingsModule,
      providers: [
        { provide: CLOCK, useValue: clock },
        {
          provide: PUBLIC_URL,
          inject: [CONFIG],
          useFactory: (config: AuthWorkerConfig) => config.PUBLIC_URL,
        },
      ],
      exports: [CLOCK, PUBLIC_URL],
    };
  }
}
