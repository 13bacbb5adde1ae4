import { Module } from '@nestjs/common';
import { PlansController } from './plans/plans.controller';
import { PlansRepository } from './plans/plans.repository';
import { PlansService } from './plans/plans.service';

@Module({ controllers: [PlansController], providers: [PlansService, PlansRepository] })
export class BillingModule {}
