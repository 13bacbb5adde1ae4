import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module';
import { InvoicesController } from './invoices.controller';
import { InvoicesService } from './invoices.service';

/** What members paid. */
@Module({
  imports: [RecordsModule],
  controllers: [InvoicesController],
  providers: [InvoicesService],
})
export class InvoicesModule {}
