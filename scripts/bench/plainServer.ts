import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * The minimal server for a page: Node's own server with the bytes and headers of one reply, which it fetches once,
 * compressed, from the address in the first argument. It listens on the port in the second.
 */
const [source = '', port = '4206'] = process.argv.slice(2)
const reply = await new Promise<IncomingMessage>((resolve, reject) => {
  get(source, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject)
})
const body = await buffer(reply)
createServer((_request, response) => response.writeHead(200, reply.headers).end(body)).listen(Number(port))
