import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuthModule } from './auth/auth.module';
import { BillingController } from './billing/billing.controller';
import { ContentModule } from './content/content.module';
import { AllServed } from './http/all-served';
import { PagesModule } from './pages/pages.module';
import { PartsModule, type GatewayParts } from './parts.module';
import { ProbesController } from './probes.controller';
import { ReadingsModule } from './readings/readings.module';
import { SessionModule } from './session/session.module';
import { SharingModule } from './sharing/sharing.module';
import { StreamModule } from './stream/stream.module';
import { UsageController } from './usage/usage.controller';

/** What the gateway is made of. */
@Module({})
export class GatewayModule {
  static with(parts: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        PartsModule.with(parts),
        DiscoveryModule,
        SessionModule,
        AuthModule,
        ContentModule,
        ReadingsModule,
        SharingModule,
        StreamModule,
        PagesModule,
      ],
      controllers: [ProbesController, BillingController, UsageController],
      providers: [AllServed],
    };
  }
}
