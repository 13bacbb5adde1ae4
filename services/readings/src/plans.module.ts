import { PlansModule } from '@cosmic/platform/plans/plans.module';

/** What plans allow, and who is premium. One for all features: each call would make a module of its own. */
export const READINGS_PLANS = PlansModule.of('readings');
