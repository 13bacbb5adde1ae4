import { Injectable } from '@nestjs/common';
import { billingEvents } from '@cosmic/contracts/billing';
import { EventProjection, onEvent } from '@cosmic/platform/outbox/event-handler';
import { ProfilesRepository } from './profiles.repository';

/** Who is premium, kept from billing's events for the profile to show. */
@Injectable()
export class PremiumProjection extends EventProjection {
  readonly handlers;

  constructor(profiles: ProfilesRepository) {
    super();
    this.handlers = [
      onEvent(billingEvents.subscriptionChanged, (change, transaction) =>
        profiles.keepPremium(transaction, change),
      ),
    ];
  }
}
