import 'reflect-metadata';
import { MetadataScanner, Reflector, type DiscoveryService } from '@nestjs/core';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { AllServed } from './all-served';
import { ROUTE } from './serves';

const ALL: readonly HttpRoute[] = Object.values(routes);

/** The check of a gateway whose one controller serves these routes. */
function checkOf(served: readonly HttpRoute[]): AllServed {
  class Controller {}
  served.forEach((route, at) => {
    const method = () => undefined;
    Reflect.defineMetadata(ROUTE, route, method);
    Object.defineProperty(Controller.prototype, `serve${at}`, { value: method });
  });
  const controllers = { getControllers: () => [{ instance: new Controller() }] };
  return new AllServed(
    controllers as unknown as DiscoveryService,
    new MetadataScanner(),
    new Reflector(),
  );
}

describe('a gateway', () => {
  const [first] = ALL;
  const name = `${first!.method} ${first!.path}`;

  it('starts where each route is served once', () => {
    expect(() => checkOf(ALL).onApplicationBootstrap()).not.toThrow();
  });

  it.each([
    ['nobody serves', ALL.slice(1), `${name} is served 0 times`],
    ['two serve', [...ALL, first!], `${name} is served 2 times`],
  ])('does not start with a route that %s', (_, served, words) => {
    expect(() => checkOf(served).onApplicationBootstrap()).toThrow(words);
  });
});
