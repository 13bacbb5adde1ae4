import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.module';
import { ADMIN_EMAIL, CLOCK, PUBLIC_URL, type Clock } from './auth.tokens';
import type { AuthConfig } from './config';

/** What comes from outside the service and any feature may ask for. */
@Global()
@Module({})
export class SettingsModule {
  static with(clock: Clock): DynamicModule {
    return {
      module: SettingsModule,
      providers: [
        { provide: CLOCK, useValue: clock },
        {
          provide: ADMIN_EMAIL,
          inject: [CONFIG],
          useFactory: (config: AuthConfig) => config.ADMIN_EMAIL,
        },
        {
          provide: PUBLIC_URL,
          inject: [CONFIG],
          useFactory: (config: AuthConfig) => config.PUBLIC_URL,
        },
      ],
      exports: [CLOCK, ADMIN_EMAIL, PUBLIC_URL],
    };
  }
}
