import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { pictures } from '@cosmic/contracts/sharing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { PicturesService } from './pictures.service';

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Answers(pictures.reading)
  reading(@Payload() { data }: Asked<typeof pictures.reading>): Reply<typeof pictures.reading> {
    return this.pictures.reading(data);
  }
}
