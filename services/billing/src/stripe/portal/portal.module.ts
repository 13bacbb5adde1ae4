import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../../records.module';
import { PortalController } from './portal.controller';
import { PortalService } from './portal.service';

/** Stripe's pages on which members look after their subscriptions. */
@Module({
  imports: [ProviderModule, RecordsModule],
  controllers: [PortalController],
  providers: [PortalService],
  exports: [PortalService],
})
export class PortalModule {}
