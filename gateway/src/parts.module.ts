import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.tokens';
import { SECURITY_CONTACT } from './config';
import { Cdn } from './content/cdn';
import { ResponseCache } from './content/response-cache';
import { FIRST_PAINTS, type FirstPaints } from './pages/first-paints';
import { PAGE_TEMPLATES, type PageTemplates } from './pages/templates';
import { FullLane } from './readings/full-lane';
import { ROOM, type Room } from './server/room';
import { Site } from './server/site';

export interface GatewayParts {
  log: Logger;
  nats: Nats;
  rpc: RpcClient;
  responses: ResponseCache;
  cdn: Cdn;
  guests: FullLane;
  site: Site;
  room: Room;
  securityContact: string;
  pageTemplates: PageTemplates;
  firstPaints: FirstPaints;
  /** What is left to do when everything else has ended. */
  leave: () => Promise<void>;
}

const LEAVE = Symbol('what is left to do at the end');

/** What is made before the gateway's features, and any of them may ask for. */
@Global()
@Module({})
export class PartsModule implements OnApplicationShutdown {
  constructor(
    private readonly nats: Nats,
    @Inject(LEAVE) private readonly leave: () => Promise<void>,
  ) {}

  static with(parts: GatewayParts): DynamicModule {
    const shared = [
      { provide: LOG, useValue: parts.log },
      { provide: Nats, useValue: parts.nats },
      { provide: RpcClient, useValue: parts.rpc },
      { provide: ResponseCache, useValue: parts.responses },
      { provide: Cdn, useValue: parts.cdn },
      { provide: FullLane, useValue: parts.guests },
      { provide: Site, useValue: parts.site },
      { provide: ROOM, useValue: parts.room },
      { provide: SECURITY_CONTACT, useValue: parts.securityContact },
      { provide: PAGE_TEMPLATES, useValue: parts.pageTemplates },
      { provide: FIRST_PAINTS, useValue: parts.firstPaints },
    ];
    return {
      module: PartsModule,
      providers: [...shared, { provide: LEAVE, useValue: parts.leave }],
      exports: shared.map(({ provide }) => provide),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.nats.close();
    await this.leave();
  }
}
