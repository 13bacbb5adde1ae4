import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { CoversService } from './covers.service';

@Controller()
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @Answers(blog.cover)
  get(@Payload() { data }: Asked<typeof blog.cover>): Reply<typeof blog.cover> {
    return this.covers.get(data.slug, data.format);
  }
}
