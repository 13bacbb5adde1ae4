import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { InvoicesService } from './invoices.service';

@Controller()
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Answers(billing.invoices)
  async list(@Payload() { actor }: Asked<typeof billing.invoices>): Reply<typeof billing.invoices> {
    return { invoices: await this.invoices.list(actor) };
  }
}
