import { Inject, Injectable } from '@nestjs/common';
import { healthOf, PROCESSES, type ProcessName } from '@cosmic/contracts/health';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { Asker } from '@cosmic/platform/nats/ask';

/**
 * Whether the processes behind the gateway have come up. Asked until each has
 * been seen ready once: afterwards one that is away must not take every
 * gateway out of service with it.
 */
@Injectable()
export class Fleet {
  private readonly seen = new Set<ProcessName>();

  constructor(
    private readonly asker: Asker,
    @Inject(CHECKS) checks: Record<string, Check>,
  ) {
    for (const name of PROCESSES) checks[name] = () => this.hasComeUp(name);
  }

  private async hasComeUp(name: ProcessName): Promise<boolean> {
    if (this.seen.has(name)) return true;
    const { ready } = await this.asker.ask(healthOf(name), null, {});
    if (ready) this.seen.add(name);
    return ready;
  }
}
