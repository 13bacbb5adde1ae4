import { Module } from '@nestjs/common';
import { BullModule } from '@nestjs/bullmq';
import { MAIL_QUEUE, MailQueue } from './mail.queue';
import { NewMails } from './new-mails';

/** Having the worker send what is written down. */
@Module({
  imports: [BullModule.registerQueue({ name: MAIL_QUEUE.name })],
  providers: [MailQueue, NewMails],
  exports: [MailQueue],
})
export class MailQueueModule {}
