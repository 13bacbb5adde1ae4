import { Controller, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import { places, type Place } from '@cosmic/contracts/places';
import { Asker } from '@cosmic/platform/nats/ask';
import { Serves } from '../http/serves';

@Controller()
export class PlacesController {
  constructor(private readonly asker: Asker) {}

  @Serves(routes.searchPlaces)
  search(
    @Query({ schema: routes.searchPlaces.query }) { q }: { q: string },
  ): Promise<{ places: Place[] }> {
    return this.asker.ask(places.search, null, { q });
  }
}
