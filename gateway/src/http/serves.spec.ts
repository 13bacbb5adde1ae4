import 'reflect-metadata';
import { routes } from '@cosmic/contracts/http';
import type { SavedReading } from '@cosmic/contracts/readings/journal';
import { ROUTE, Serves } from './serves';

class Journal {
  @Serves(routes.restoreReading)
  restore(): Promise<SavedReading> {
    return Promise.reject(new Error('is never called'));
  }

  @Serves(routes.listPosts)
  async sends(): Promise<void> {}

  // @ts-expect-error the answer of another route
  @Serves(routes.listReadings)
  swapped(): Promise<SavedReading> {
    return Promise.reject(new Error('is never called'));
  }

  // @ts-expect-error less than the contract says
  @Serves(routes.getSubscription)
  loose(): Promise<object> {
    return Promise.resolve({});
  }
}

describe('a method that serves a route', () => {
  it('is known by its route', () => {
    const { prototype } = Journal;

    expect(Reflect.getMetadata(ROUTE, prototype.restore)).toBe(routes.restoreReading);
    expect(Reflect.getMetadata(ROUTE, prototype.sends)).toBe(routes.listPosts);
  });
});
