import 'reflect-metadata';
import { z } from 'zod';
import { request } from '@cosmic/contracts/message';
import { RpcHandler, type RpcRequest, type Reply } from './rpc-handler';

const count = request(
  'usage.test.count',
  z.strictObject({ word: z.string() }),
  z.object({ letters: z.number() }),
);
const spell = request(
  'usage.test.spell',
  z.strictObject({ letters: z.number() }),
  z.object({ word: z.string() }),
);

class Spelling {
  @RpcHandler(count)
  async count({ data }: RpcRequest<typeof count>): Reply<typeof count> {
    return { letters: data.word.length };
  }

  // @ts-expect-error the handler of another request
  @RpcHandler(spell)
  async swapped({ data }: RpcRequest<typeof count>): Reply<typeof count> {
    return { letters: data.word.length };
  }

  // @ts-expect-error an input that the contract does not promise
  @RpcHandler(count)
  async demanding({ data }: { data: { word: string; language: string } }): Reply<typeof count> {
    return { letters: data.language.length };
  }

  // @ts-expect-error a reply that is not the contract's
  @RpcHandler(count)
  async loose(): Promise<object> {
    return { letters: 0 };
  }
}

describe('a handler', () => {
  it('is known by the subject of its contract', () => {
    const { prototype } = Spelling;
    const subjects = Reflect.getMetadata('microservices:pattern', prototype.count);

    expect(subjects).toEqual(['usage.test.count']);
  });
});
