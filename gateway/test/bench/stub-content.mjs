/**
 * The content service without its database: a Nest controller on our own transport that answers one
 * request with what it is given first. Beside it, in the same process, a bare responder. What a hop
 * costs is measured against it.
 */
import { text } from 'node:stream/consumers';
import { Controller } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import contracts from '@cosmic/contracts/content';
import logs from '@cosmic/platform/log';
import answers from '@cosmic/platform/nats/rpc-handler';
import configs from '@cosmic/platform/config';
import connections from '@cosmic/platform/nats/nats-connection';
import strategies from '@cosmic/platform/nats/requests.strategy';

const json = await text(process.stdin);
const answer = JSON.parse(json);
const { affirmation } = contracts.content;

class Stub {
  async today() {
    return answer;
  }
}
Controller()(Stub);
const method = Object.getOwnPropertyDescriptor(Stub.prototype, 'today');
answers.RpcHandler(affirmation)(Stub.prototype, 'today', method);

class StubModule {}
Reflect.defineMetadata('controllers', [Stub], StubModule);

const log = logs.createLog('content', 'fatal');
const { processConfig, readConfig, requestSecretsOf } = configs;
const config = readConfig(processConfig.extend(requestSecretsOf('content')), process.env);
const nats = await connections.Nats.open(config, 'content', log);
const app = await NestFactory.createMicroservice(StubModule, {
  logger: false,
  strategy: new strategies.RequestsStrategy({
    ...{ nats, log, service: 'content', contract: [affirmation] },
  }),
});
await app.listen();
const reply = Buffer.from(JSON.stringify({ ok: true, data: answer }));
nats.connection.subscribe('content.bare.answer', {
  callback: (_, message) => void message.respond(reply),
});
