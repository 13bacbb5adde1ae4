import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntitySubscriberInterface,
  type InsertEvent,
  type QueryRunner,
  type TransactionCommitEvent,
} from 'typeorm';
import { MailEntity } from './mail.entity';
import { MailQueue } from './mail.queue';

/**
 * Adds a job for each letter that was written down, once its transaction is committed: before that
 * no worker would find the row. A letter whose job is missing is found by the sweep.
 */
@Injectable()
export class NewMails implements EntitySubscriberInterface<MailEntity> {
  private readonly uncommitted = new WeakMap<QueryRunner, MailEntity[]>();

  constructor(
    database: DataSource,
    private readonly queue: MailQueue,
  ) {
    database.subscribers.push(this);
  }

  listenTo(): typeof MailEntity {
    return MailEntity;
  }

  afterInsert({ entity, queryRunner }: InsertEvent<MailEntity>): void {
    if (!queryRunner.isTransactionActive) {
      void this.queue.addMail(entity);
      return;
    }
    const mails = this.uncommitted.get(queryRunner) ?? [];
    this.uncommitted.set(queryRunner, [...mails, entity]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // A savepoint was released; the transaction around it is still open.
    if (queryRunner.isTransactionActive) return;
    const mails = this.uncommitted.get(queryRunner) ?? [];
    this.uncommitted.delete(queryRunner);
    for (const mail of mails) void this.queue.addMail(mail);
  }
}
