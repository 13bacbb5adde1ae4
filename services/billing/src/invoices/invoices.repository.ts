import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository, type EntityManager } from 'typeorm';
import { billingEvents, type Invoice } from '@cosmic/contracts/billing';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import type { ProviderInvoice } from '../stripe/provider/snapshot';
import { InvoiceEntity } from './invoice.entity';

const MAX_INVOICES = 100;

@Injectable()
export class InvoicesRepository {
  constructor(
    @InjectRepository(InvoiceEntity) private readonly invoices: Repository<InvoiceEntity>,
  ) {}

  /** Writes a member's invoices down as they are now, and tells what money that brought or took. */
  async store(
    transaction: EntityManager,
    userId: string,
    invoices: readonly ProviderInvoice[],
  ): Promise<void> {
    if (invoices.length === 0) return;
    const before = await this.received(transaction, userId);
    await transaction
      .createQueryBuilder()
      .insert()
      .into(InvoiceEntity)
      .values(invoices.map((invoice) => rowOf(userId, invoice)))
      .orUpdate(['number', 'status', 'total', 'refunded', 'url'], ['id'])
      .execute();
    const after = await this.received(transaction, userId);
    for (const [currency, amount] of after) {
      const moved = amount - (before.get(currency) ?? 0);
      if (moved === 0) continue;
      await recordEvent(transaction, billingEvents.moneyMoved, { currency, amount: moved });
    }
  }

  /** What a member has paid and was not paid back, by currency. */
  private async received(transaction: EntityManager, userId: string): Promise<Map<string, number>> {
    const rows: { currency: string; amount: string }[] = await transaction.query(
      `SELECT currency, sum(total - refunded) AS amount FROM invoices
       WHERE user_id = $1 AND status = ANY($2) GROUP BY currency`,
      [userId, SETTLED],
    );
    return new Map(rows.map(({ currency, amount }) => [currency, Number(amount)]));
  }

  /** The newest first; of one second the later, as a customer's numbers count up. */
  async list(userId: string): Promise<Invoice[]> {
    const rows = await this.invoices.find({
      where: { userId, status: Not('draft') },
      order: { createdAt: 'DESC', number: 'DESC' },
      take: MAX_INVOICES,
    });
    return rows.map(({ userId: _, createdAt, status, ...row }) => ({
      ...row,
      status: status as Invoice['status'],
      created_at: createdAt.toISOString(),
    }));
  }
}

const SETTLED = ['paid', 'partly_refunded', 'refunded'] satisfies Invoice['status'][];

function rowOf(userId: string, invoice: ProviderInvoice): InvoiceEntity {
  const { id, number, total, refunded, currency, createdAt, url } = invoice;
  const status = statusOf(invoice);
  return { id, userId, number, status, total, refunded, currency, createdAt, url };
}

function statusOf({ status, paid, refunded }: ProviderInvoice): Invoice['status'] {
  if (refunded === 0) return status as Invoice['status'];
  return refunded >= paid ? 'refunded' : 'partly_refunded';
}
