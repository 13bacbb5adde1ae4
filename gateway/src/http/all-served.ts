import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { ROUTE } from './serves';

/** Refuses to start when a route of the contracts is served by nobody, or twice. */
@Injectable()
export class AllServed implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const served = this.discovery.getControllers().flatMap(({ instance }) => {
      const prototype: object = Object.getPrototypeOf(instance);
      return this.scanner
        .getAllMethodNames(prototype)
        .map((name) => (prototype as Record<string, () => unknown>)[name])
        .map((method) => method && this.reflector.get<HttpRoute | undefined>(ROUTE, method))
        .filter((route) => route !== undefined);
    });
    for (const route of Object.values(routes)) {
      const times = served.filter((candidate) => candidate === route).length;
      if (times !== 1) throw new Error(`${route.method} ${route.path} is served ${times} times`);
    }
  }
}
