import { Module } from '@nestjs/common';
import { PlansController } from './plans/plans.controller';
import { PlansService } from './plans/plans.service';

@Module({ controllers: [PlansController], providers: [PlansService] })
export class BillingModule {}
