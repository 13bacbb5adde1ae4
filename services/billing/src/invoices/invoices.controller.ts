import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { InvoicesService } from './invoices.service';

@Controller()
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @RpcHandler(billing.invoices)
  async list(
    @Payload() { actor }: RpcRequest<typeof billing.invoices>,
  ): Reply<typeof billing.invoices> {
    return { invoices: await this.invoices.list(actor) };
  }
}
