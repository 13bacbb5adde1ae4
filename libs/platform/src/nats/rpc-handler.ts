import { applyDecorators, UseFilters } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import type { Actor, RequestContract } from '@cosmic/contracts/message';
import { PassErrorsOn } from './error.filter';

/** What a handler is given: who asks, and the data its contract describes, already checked. */
export interface RpcRequest<Contract extends RequestContract> {
  actor: Actor | null;
  data: z.output<Contract['input']>;
}

/** What a handler returns; fields the contract does not name never leave the service. */
export type Reply<Contract extends RequestContract> = Promise<z.input<Contract['reply']>>;

/** A method that answers a request of a contract. */
type Handler<Contract extends RequestContract> = (asked: RpcRequest<Contract>) => Reply<Contract>;

/**
 * Marks a controller's method as the one that answers a request of the contracts. It receives one
 * parameter, `@Payload() asked: RpcRequest<typeof contract>`; one that takes or returns something else
 * than the contract says does not compile.
 */
export function RpcHandler<Contract extends RequestContract>(contract: Contract) {
  const mark = applyDecorators(
    MessagePattern(contract.subject, { contract }),
    UseFilters(PassErrorsOn),
  );
  return <Method extends Handler<Contract>>(
    controller: object,
    name: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => mark(controller, name, method);
}
