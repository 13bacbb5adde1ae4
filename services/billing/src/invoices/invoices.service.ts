import { Injectable } from '@nestjs/common';
import type { Invoice } from '@cosmic/contracts/billing';
import type { Actor } from '@cosmic/contracts/message';
import { memberIdOf } from '../members/member';
import { InvoicesRepository } from './invoices.repository';

@Injectable()
export class InvoicesService {
  constructor(private readonly invoices: InvoicesRepository) {}

  /** @throws AppError `portal_sign_in_required` for anybody but a member */
  async list(actor: Actor | null): Promise<Invoice[]> {
    return this.invoices.list(memberIdOf(actor, 'portal_sign_in_required'));
  }
}
