import { Injectable } from '@nestjs/common';
import { billingEvents } from '@cosmic/contracts/billing';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { ProfilesRepository } from './profiles.repository';

/** Who is premium, kept from billing's events for the profile to show. */
@Injectable()
export class PremiumProjection {
  readonly handler: EventHandler;

  constructor(profiles: ProfilesRepository) {
    this.handler = onEvent(billingEvents.subscriptionChanged, (change, transaction) =>
      profiles.keepPremium(transaction, change),
    );
  }
}
