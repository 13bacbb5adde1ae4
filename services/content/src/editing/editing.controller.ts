import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blogAdmin } from '@cosmic/contracts/blog';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { EditingService } from './editing.service';

@Controller()
export class EditingController {
  constructor(private readonly editing: EditingService) {}

  @Answers(blogAdmin.list)
  list(@Payload() { data }: Asked<typeof blogAdmin.list>): Reply<typeof blogAdmin.list> {
    return this.editing.list(data);
  }

  @Answers(blogAdmin.get)
  get(@Payload() { data }: Asked<typeof blogAdmin.get>): Reply<typeof blogAdmin.get> {
    return this.editing.get(data.id);
  }

  @Answers(blogAdmin.edit)
  save(@Payload() { data }: Asked<typeof blogAdmin.edit>): Reply<typeof blogAdmin.edit> {
    const { id, ...body } = data;
    return this.editing.save(id, body);
  }

  @Answers(blogAdmin.publish)
  publish(@Payload() { data }: Asked<typeof blogAdmin.publish>): Reply<typeof blogAdmin.publish> {
    return this.editing.publish(data.id, data.at);
  }

  @Answers(blogAdmin.unpublish)
  unpublish(
    @Payload() { data }: Asked<typeof blogAdmin.unpublish>,
  ): Reply<typeof blogAdmin.unpublish> {
    return this.editing.unpublish(data.id);
  }

  @Answers(blogAdmin.remove)
  async remove(
    @Payload() { data }: Asked<typeof blogAdmin.remove>,
  ): Reply<typeof blogAdmin.remove> {
    await this.editing.remove(data.id);
    return {};
  }
}
