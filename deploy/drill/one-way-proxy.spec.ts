import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { until } from '@cosmic/platform/testing/until';
import { startOneWayProxy, type OneWayProxy } from './one-way-proxy';

let server: Server;
let proxy: OneWayProxy;
let client: Socket;
let atServer: Socket;
let heard: { server: string; client: string };

beforeEach(async () => {
  heard = { server: '', client: '' };
  server = createServer((socket) => {
    atServer = socket.on('data', (chunk) => (heard.server += chunk.toString()));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startOneWayProxy((server.address() as AddressInfo).port);
  client = connect(proxy.port, '127.0.0.1');
  client.on('data', (chunk) => (heard.client += chunk.toString()));
  client.on('error', () => undefined);
  client.write('1');
  await until(() => heard.server === '1', 'the server hears the client');
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  server.close();
  await once(server, 'close');
});

describe('a network that is cut one way', () => {
  it.each(['to', 'from'] as const)('holds what goes %s the server, until it heals', async (way) => {
    proxy.cut(way);
    client.write('2');
    atServer.write('a');
    const open = way === 'to' ? 'from' : 'to';
    const expected = { to: { server: '12', client: '' }, from: { server: '1', client: 'a' } };
    await until(() => heard.server + heard.client === (open === 'to' ? '12' : '1a'), 'one arrives');
    expect(heard).toEqual(expected[open]);

    expect(proxy.heal('flows on')).toBe(1);

    await until(() => heard.server === '12' && heard.client === 'a', 'the other arrives late');
  });

  it('loses what was held where connections are reset', async () => {
    proxy.cut('to');
    client.write('2');

    proxy.heal('resets');

    await until(() => client.closed && atServer.closed, 'both have lost the connection');
    expect(heard.server).toBe('1');
  });

  it('tells nobody of a connection that is closed meanwhile, and lets nobody in', async () => {
    proxy.cut('to');
    client.destroy();
    const late = connect(proxy.port, '127.0.0.1');
    late.write('late');
    atServer.write('a');
    await once(late, 'connect');
    expect([heard.server, atServer.readableEnded]).toEqual(['1', false]);

    const first = atServer;
    proxy.heal('flows on');

    await until(() => first.readableEnded || first.closed, 'the server is told');
    await until(() => heard.server === '1late', 'who came meanwhile is let in');
    late.destroy();
  });
});

describe('a server that another takes the place of', () => {
  it('is reached by the same address', async () => {
    const heardByOther: string[] = [];
    const other = createServer((socket) => {
      socket
        .on('data', (chunk) => heardByOther.push(chunk.toString()))
        .on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');

    proxy.turnTo((other.address() as AddressInfo).port);
    const late = connect(proxy.port, '127.0.0.1');
    late.write('late');
    client.write('2');

    await until(() => heardByOther.join() === 'late', 'the other hears who comes now');
    await until(() => heard.server === '12', 'who was there before stays');
    late.destroy();
    other.close();
  });
});
