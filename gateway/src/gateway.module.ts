import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { Logger } from 'pino';
import { Asker } from '@cosmic/platform/nats/ask';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.module';
import { AccountController } from './auth/account.controller';
import { RemindersController } from './auth/reminders.controller';
import { SecondFactorController } from './auth/second-factor.controller';
import { SessionController } from './auth/session.controller';
import { SessionsController } from './auth/sessions.controller';
import { JwksController } from './auth/jwks.controller';
import { MemberExport } from './auth/member-export';
import { BillingController } from './billing/billing.controller';
import { SECURITY_CONTACT } from './config';
import { ArticlesService } from './content/articles.service';
import { BlogAdminController } from './content/blog-admin.controller';
import { BlogController } from './content/blog.controller';
import { ContentController } from './content/content.controller';
import { JournalCache } from './content/journal-cache';
import { Shelf } from './content/shelf';
import { AllServed } from './http/all-served';
import { BlogPagesController } from './pages/blog-pages.controller';
import { FeedsController } from './pages/feeds.controller';
import { FIRST_PAINTS, type FirstPaints } from './pages/first-paints';
import { MissingPages } from './pages/missing-pages';
import { PagesController } from './pages/pages.controller';
import { PAGE_TEMPLATES, type PageTemplates } from './pages/templates';
import { WellKnownController } from './pages/well-known.controller';
import { ProbesController } from './probes.controller';
import { PlacesController } from './places/places.controller';
import { ProfileController } from './profile/profile.controller';
import { JournalController } from './readings/journal.controller';
import { ReadingsController } from './readings/readings.controller';
import { TrialsController } from './readings/trials.controller';
import { AccessGuard } from './session/access.guard';
import { AccessTokenStrategy } from './session/access-token.strategy';
import { EndedSessions } from './session/ended-sessions';
import { KeyCache } from './session/key-cache';
import { OwnOriginGuard } from './session/own-origin.guard';
import { ROOM, type Room } from './server/room';
import { Site } from './server/site';
import { SharedPagesController } from './sharing/shared-pages.controller';
import { SharingController } from './sharing/sharing.controller';
import { SharedReadings } from './sharing/shared-readings';
import { StreamController } from './stream/stream.controller';
import { StreamService } from './stream/stream.service';
import { ToolsController } from './tools/tools.controller';
import { UsageController } from './usage/usage.controller';

interface GatewayParts {
  log: Logger;
  nats: Nats;
  asker: Asker;
  shelf: Shelf;
  site: Site;
  room: Room;
  securityContact: string;
  pageTemplates: PageTemplates;
  firstPaints: FirstPaints;
  /** What is left to do when everything else has ended. */
  leave: () => Promise<void>;
}

const LEAVE = Symbol('what is left to do at the end');

@Module({})
export class GatewayModule implements OnApplicationShutdown {
  constructor(
    private readonly nats: Nats,
    @Inject(LEAVE) private readonly leave: () => Promise<void>,
  ) {}

  static with(parts: GatewayParts): DynamicModule {
    const { log, nats, asker, shelf, site, room, pageTemplates, firstPaints, leave } = parts;
    return {
      module: GatewayModule,
      imports: [DiscoveryModule],
      controllers: [
        ProbesController,
        ToolsController,
        ReadingsController,
        TrialsController,
        JournalController,
        PlacesController,
        BillingController,
        ContentController,
        BlogController,
        BlogAdminController,
        FeedsController,
        WellKnownController,
        BlogPagesController,
        SharedPagesController,
        SharingController,
        StreamController,
        SessionController,
        SessionsController,
        SecondFactorController,
        AccountController,
        RemindersController,
        ProfileController,
        JwksController,
        UsageController,
        PagesController,
      ],
      providers: [
        AllServed,
        ArticlesService,
        JournalCache,
        StreamService,
        KeyCache,
        MemberExport,
        MissingPages,
        SharedReadings,
        EndedSessions,
        AccessTokenStrategy,
        { provide: APP_GUARD, useClass: OwnOriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: LOG, useValue: log },
        { provide: Nats, useValue: nats },
        { provide: Shelf, useValue: shelf },
        { provide: Site, useValue: site },
        { provide: SECURITY_CONTACT, useValue: parts.securityContact },
        { provide: ROOM, useValue: room },
        { provide: Asker, useValue: asker },
        { provide: PAGE_TEMPLATES, useValue: pageTemplates },
        { provide: FIRST_PAINTS, useValue: firstPaints },
        { provide: LEAVE, useValue: leave },
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.nats.close();
    await this.leave();
  }
}
