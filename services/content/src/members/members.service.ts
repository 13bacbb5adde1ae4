import { Injectable } from '@nestjs/common';
import { MembersRepository } from './members.repository';

@Injectable()
export class MembersService {
  constructor(private readonly members: MembersRepository) {}

  /** Everything that is kept of a member, by table. */
  rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    return this.members.rowsOf(userId);
  }
}
