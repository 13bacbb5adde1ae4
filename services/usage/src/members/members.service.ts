import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { MemberRows } from '@cosmic/contracts/member';
import { parse } from '@cosmic/contracts/validation';
import { MembersRepository } from './members.repository';

/** The place where the next page begins: the id of the last row. */
const cursorSchema = z.string().regex(/^\d{1,18}$/, 'is not a place in this export');

@Injectable()
export class MembersService {
  constructor(private readonly members: MembersRepository) {}

  /** A page of what is kept of a member. @throws AppError `invalid_input` for a place that is none */
  rowsOf(userId: string, after = '0'): Promise<MemberRows> {
    return this.members.rowsOf(userId, parse(cursorSchema, after, 'after'));
  }
}
