import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blogAdmin } from '@cosmic/contracts/blog';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { GenerationService } from './generation.service';

@Controller()
export class GenerationController {
  constructor(private readonly generations: GenerationService) {}

  @Answers(blogAdmin.generate)
  request(
    @Payload() { actor, data }: Asked<typeof blogAdmin.generate>,
  ): Reply<typeof blogAdmin.generate> {
    return this.generations.request(requireMember(actor), data);
  }

  @Answers(blogAdmin.generation)
  get(@Payload() { data }: Asked<typeof blogAdmin.generation>): Reply<typeof blogAdmin.generation> {
    return this.generations.get(data.id);
  }

  @Answers(blogAdmin.generations)
  async list(): Reply<typeof blogAdmin.generations> {
    return { generations: await this.generations.list() };
  }

  @Answers(blogAdmin.cancel)
  cancel(
    @Payload() { actor, data }: Asked<typeof blogAdmin.cancel>,
  ): Reply<typeof blogAdmin.cancel> {
    return this.generations.cancel(requireMember(actor), data.id);
  }

  @Answers(blogAdmin.retry)
  retry(@Payload() { actor, data }: Asked<typeof blogAdmin.retry>): Reply<typeof blogAdmin.retry> {
    return this.generations.retry(requireMember(actor), data.id);
  }
}
