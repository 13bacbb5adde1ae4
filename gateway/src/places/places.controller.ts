import { Controller, Query } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import { places, type Place } from '@cosmic/contracts/sky/places';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';

@Controller()
export class PlacesController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.searchPlaces)
  search(
    @Query({ schema: routes.searchPlaces.query }) { q }: { q: string },
  ): Promise<{ places: Place[] }> {
    return this.rpc.send(places.search, null, { q });
  }
}
