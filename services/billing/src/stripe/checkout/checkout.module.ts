import { Module } from '@nestjs/common';
import { ForgottenMembersModule } from '@cosmic/platform/members/forgotten-members';
import { SyncModule } from '../customers/sync.module';
import { PortalModule } from '../portal/portal.module';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../../records.module';
import { CheckoutController } from './checkout.controller';
import { CheckoutService } from './checkout.service';

/** Pages to pay on. */
@Module({
  imports: [PortalModule, ProviderModule, RecordsModule, SyncModule, ForgottenMembersModule],
  controllers: [CheckoutController],
  providers: [CheckoutService],
})
export class CheckoutModule {}
