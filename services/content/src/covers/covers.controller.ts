import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog/blog';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { CoversService } from './covers.service';

@Controller()
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @RpcHandler(blog.cover)
  get(@Payload() { data }: RpcRequest<typeof blog.cover>): Reply<typeof blog.cover> {
    return this.covers.get(data.slug, data.format);
  }
}
