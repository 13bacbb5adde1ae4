import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blogAdmin } from '@cosmic/contracts/blog/blog-admin';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { EditingService } from './editing.service';

@Controller()
export class EditingController {
  constructor(private readonly editing: EditingService) {}

  @RpcHandler(blogAdmin.list)
  list(@Payload() { data }: RpcRequest<typeof blogAdmin.list>): Reply<typeof blogAdmin.list> {
    return this.editing.list(data);
  }

  @RpcHandler(blogAdmin.get)
  get(@Payload() { data }: RpcRequest<typeof blogAdmin.get>): Reply<typeof blogAdmin.get> {
    return this.editing.get(data.id);
  }

  @RpcHandler(blogAdmin.edit)
  save(@Payload() { data }: RpcRequest<typeof blogAdmin.edit>): Reply<typeof blogAdmin.edit> {
    const { id, ...body } = data;
    return this.editing.save(id, body);
  }

  @RpcHandler(blogAdmin.publish)
  publish(
    @Payload() { data }: RpcRequest<typeof blogAdmin.publish>,
  ): Reply<typeof blogAdmin.publish> {
    return this.editing.publish(data.id, data.at);
  }

  @RpcHandler(blogAdmin.unpublish)
  unpublish(
    @Payload() { data }: RpcRequest<typeof blogAdmin.unpublish>,
  ): Reply<typeof blogAdmin.unpublish> {
    return this.editing.unpublish(data.id);
  }

  @RpcHandler(blogAdmin.remove)
  async remove(
    @Payload() { data }: RpcRequest<typeof blogAdmin.remove>,
  ): Reply<typeof blogAdmin.remove> {
    await this.editing.remove(data.id);
    return {};
  }
}
