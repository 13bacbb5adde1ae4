import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { pictures } from '@cosmic/contracts/readings/sharing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PicturesService } from './pictures.service';

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @RpcHandler(pictures.reading)
  reading(
    @Payload() { data }: RpcRequest<typeof pictures.reading>,
  ): Reply<typeof pictures.reading> {
    return this.pictures.reading(data);
  }
}
