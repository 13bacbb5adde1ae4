import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { places } from '@cosmic/contracts/places';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { PlacesService } from './places.service';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Answers(places.search)
  async search(@Payload() { data }: Asked<typeof places.search>): Reply<typeof places.search> {
    return { places: this.places.search(data.q) };
  }
}
