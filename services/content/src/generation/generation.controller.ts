import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blogAdmin } from '@cosmic/contracts/blog/blog-admin';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { GenerationService } from './generation.service';

@Controller()
export class GenerationController {
  constructor(private readonly generations: GenerationService) {}

  @RpcHandler(blogAdmin.generate)
  request(
    @Payload() { actor, data }: RpcRequest<typeof blogAdmin.generate>,
  ): Reply<typeof blogAdmin.generate> {
    return this.generations.request(requireMember(actor), data);
  }

  @RpcHandler(blogAdmin.generation)
  get(
    @Payload() { data }: RpcRequest<typeof blogAdmin.generation>,
  ): Reply<typeof blogAdmin.generation> {
    return this.generations.get(data.id);
  }

  @RpcHandler(blogAdmin.generations)
  async list(): Reply<typeof blogAdmin.generations> {
    return { generations: await this.generations.list() };
  }

  @RpcHandler(blogAdmin.cancel)
  cancel(
    @Payload() { actor, data }: RpcRequest<typeof blogAdmin.cancel>,
  ): Reply<typeof blogAdmin.cancel> {
    return this.generations.cancel(requireMember(actor), data.id);
  }

  @RpcHandler(blogAdmin.twin)
  twin(
    @Payload() { actor, data }: RpcRequest<typeof blogAdmin.twin>,
  ): Reply<typeof blogAdmin.twin> {
    return this.generations.requestTwin(requireMember(actor), data.id);
  }

  @RpcHandler(blogAdmin.retry)
  retry(
    @Payload() { actor, data }: RpcRequest<typeof blogAdmin.retry>,
  ): Reply<typeof blogAdmin.retry> {
    return this.generations.retry(requireMember(actor), data.id);
  }
}
