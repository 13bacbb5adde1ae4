import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { ScheduledTask } from '../schedule/scheduled-task';
import { MemberDataModule } from './member-data.module';
import { MemberData } from './member-data';
import type { MemberDeclarations } from './member-table';

const EVERY_MS = 5_000;

/** Erases every few seconds what came of forgotten members after they were erased. */
@Injectable()
class LateErasure extends ScheduledTask {
  constructor(private readonly members: MemberData) {
    super({ name: 'late-erasure', everyMs: EVERY_MS });
  }

  run(): Promise<void> {
    return this.members.eraseLate();
  }
}

/** Late erasure, for the process of a service that does what recurs. */
@Module({})
export class LateErasureModule {
  static of(declared: MemberDeclarations): DynamicModule {
    return {
      module: LateErasureModule,
      imports: [MemberDataModule.declaring(declared)],
      providers: [LateErasure],
    };
  }
}
