import { Injectable } from '@nestjs/common';
import type { MemberRows } from '@cosmic/contracts/member';
import { textLike } from '@cosmic/contracts/text';
import { parse } from '@cosmic/contracts/validation';
import { MembersRepository } from './members.repository';

/** The place where the next page begins: the id of the last row. */
const cursorSchema = textLike(/^\d{1,18}$/, 18, 'is not a place in this export');

@Injectable()
export class MembersService {
  constructor(private readonly members: MembersRepository) {}

  /** A page of what is kept of a member. @throws AppError `invalid_input` for a place that is none */
  rowsOf(userId: string, after = '0'): Promise<MemberRows> {
    return this.members.rowsOf(userId, parse(cursorSchema, after, 'after'));
  }
}
