import { Injectable } from '@nestjs/common';
import type { MemberRows } from '@cosmic/contracts/member';
import { textLike } from '@cosmic/contracts/text';
import { parse } from '@cosmic/contracts/validation';
import { MembersRepository } from './members.repository';

/** The place where the next page begins: `<table>:<id of the last row>`. */
const cursorSchema = textLike(
  /^(?:generations|readings):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  50,
  'is not a place in this export',
).transform((text) => {
  const [table = '', id = ''] = text.split(':');
  return { table, id };
});

@Injectable()
export class MembersService {
  constructor(private readonly members: MembersRepository) {}

  /** A page of what is kept of a member. @throws AppError `invalid_input` for a place that is none */
  rowsOf(userId: string, after: string | undefined): Promise<MemberRows> {
    return this.members.rowsOf(
      userId,
      after === undefined ? null : parse(cursorSchema, after, 'after'),
    );
  }
}
