import { Injectable } from '@nestjs/common';
import type { Language } from '@cosmic/contracts/language';
import type { Sky } from '@cosmic/contracts/sky/sky';
import { calendarsFrom, skyAt } from './sky.rules';

const SKY_FOR_MS = 10 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The sky for everybody: worked out once in ten minutes, its calendar once a day. */
@Injectable()
export class SkyService {
  private readonly sky = lasting(SKY_FOR_MS, skyAt);
  private readonly year = lasting(DAY_MS, calendarsFrom);

  now(at = new Date()): Sky {
    return this.sky(at);
  }

  calendar(language: Language, at = new Date()): string {
    return this.year(at)[language];
  }
}

/** Works something out anew when the clock enters another span of time, for that span's beginning. */
function lasting<Value>(milliseconds: number, work: (at: Date) => Value): (at: Date) => Value {
  let last: { from: number; value: Value } | undefined;
  return (at) => {
    const from = at.getTime() - (at.getTime() % milliseconds);
    if (last?.from !== from) last = { from, value: work(new Date(from)) };
    return last.value;
  };
}
