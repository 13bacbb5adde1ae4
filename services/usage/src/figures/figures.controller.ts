import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { usage } from '@cosmic/contracts/usage';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { FiguresService } from './figures.service';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @RpcHandler(usage.figures)
  list(@Payload() { data }: RpcRequest<typeof usage.figures>): Reply<typeof usage.figures> {
    return this.figures.lastDays(data.days);
  }
}
