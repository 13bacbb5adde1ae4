import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ScheduledTask } from './scheduled-task';
import { ScheduledTasks } from './scheduled-tasks';

class Named extends ScheduledTask {
  constructor(name: string) {
    super({ name, everyMs: 1_000 });
  }

  async run(): Promise<void> {
    // Never due here.
  }
}

class Root {}

/** The tasks of a process whose modules provide these. */
async function tasksAmong(...provided: unknown[]): Promise<ScheduledTasks> {
  const providers = provided.map((useValue, index) => ({ provide: `provider ${index}`, useValue }));
  const context = await NestFactory.createApplicationContext(
    { module: Root, imports: [DiscoveryModule], providers: [ScheduledTasks, ...providers] },
    { logger: false },
  );
  return context.get(ScheduledTasks);
}

describe('the tasks of a process', () => {
  it('are those that its modules provide, whatever else they do', async () => {
    const [one, other] = [new Named('one'), new Named('other')];
    const tasks = await tasksAmong(one, 'no task', { run: () => undefined }, other);

    expect([...tasks.byName]).toEqual([
      ['one', one],
      ['other', other],
    ]);
  });

  it('count once where a provider has several names', async () => {
    const one = new Named('one');

    expect((await tasksAmong(one, one)).byName.size).toBe(1);
  });

  it('can be told apart', async () => {
    const tasks = await tasksAmong(new Named('one'), new Named('one'));

    expect(() => tasks.byName).toThrow("two scheduled tasks are called 'one'");
  });
});
