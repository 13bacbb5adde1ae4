import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { places } from '@cosmic/contracts/sky/places';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PlacesService } from './places.service';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @RpcHandler(places.search)
  async search(@Payload() { data }: RpcRequest<typeof places.search>): Reply<typeof places.search> {
    return { places: await this.places.search(data.q) };
  }
}
