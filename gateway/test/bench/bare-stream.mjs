/** Bare server-sent events: what the gateway's stream is measured against. POST says what everybody is told. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const streams = new Set();
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const payload = await text(request);
    const event = `event: generation.delta\nid: ${Date.now()}\ndata: ${payload}\n\n`;
    for (const stream of streams) stream.write(event);
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');
  streams.add(response);
  response.on('close', () => streams.delete(response));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
