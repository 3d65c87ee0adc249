// Passes each request on to the next of the servers named by their ports: node proxy.mjs 3001 3002. Tells its own port.
import { Agent, createServer, request } from 'node:http'

const ports = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true })
let next = 0

const server = createServer((incoming, answer) => {
  const { method, url, headers } = incoming
  const outgoing = request({ host: '127.0.0.1', port: ports[next++ % ports.length], method, path: url, headers, agent })
  outgoing.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  outgoing.on('error', () => answer.writeHead(502).end())
  incoming.pipe(outgoing)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
