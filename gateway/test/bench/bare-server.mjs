/** A bare HTTP server that answers everything with the bytes it is given first: what the gateway is measured against. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const body = Buffer.from(await text(process.stdin));
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
