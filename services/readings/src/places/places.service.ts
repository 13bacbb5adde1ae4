import { setImmediate as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Place } from '@cosmic/contracts/sky/places';
import { countryName, type PlaceIndex } from '@cosmic/sky/places/place-index';
import { searchPlaces, type Place as Town } from '@cosmic/sky/places/places';

const MAX_FOUND = 8;

/** So soon after the start the list is read, once what others wait for has begun. */
const READ_AFTER_MS = 1_000;

/** Finds towns by name, without a network. */
@Injectable()
export class PlacesService implements OnApplicationBootstrap, OnModuleDestroy {
  private reading: NodeJS.Timeout | undefined;
  private towns: Promise<PlaceIndex> | undefined;

  /** Reading the list takes a second of the process, which nobody's first search should wait for. */
  onApplicationBootstrap(): void {
    this.reading = setTimeout(() => void this.world(), READ_AFTER_MS).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.reading);
  }

  /** Towns whose name begins with what was typed, the most populous first. */
  async search(q: string): Promise<Place[]> {
    return searchPlaces(await this.world(), q, MAX_FOUND).map((town) => ({
      name: labelOf(town),
      latitude: town.latitude,
      longitude: town.longitude,
      zone: town.zone,
    }));
  }

  /** In steps: other requests would wait a second and more for the whole of it. */
  private world(): Promise<PlaceIndex> {
    return (this.towns ??= readTowns());
  }
}

/** Their four megabytes are no part of what a process loads to start. */
async function readTowns(): Promise<PlaceIndex> {
  const { worldPlacesInSteps } = await import('@cosmic/sky/places/places-data');
  return worldPlacesInSteps(pause);
}

function labelOf({ name, region, country }: Town): string {
  return [name, region?.name, countryName(country)].filter(Boolean).join(', ');
}
