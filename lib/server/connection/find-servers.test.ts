import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '@/tests/support/free-port'
import { findServers, modelsAt } from './find-servers'

const open: Server[] = []

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Answers a path with JSON, and every other with 404. */
function json(path: string, body: unknown): RequestListener {
  return (request, response) => {
    const isThere = request.url === path
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isThere ? body : { error: 'no such path' }))
  }
}

test('finds servers by the usual list and by their own, and passes over whatever else listens', async () => {
  const usual = await serve(json('/v1/models', { data: [{ id: 'qwen3:8b' }, { id: 'qwen3:8b' }, { id: 'gemma3:4b' }] }))
  const own = await serve(json('/api/tags', { models: [{ name: 'llama3.1:8b', size: 4_900_000_000 }] }))
  const empty = await serve(json('/v1/models', { data: [] }))
  const others = [
    await serve(json('/v1/models', { message: 'hello' })),
    await serve(json('/', {})),
    await serve((_, response) => void response.end('<!doctype html>')),
    await freePort(),
  ]
  const { servers } = await findServers([usual, ...others, own, empty])
  expect(servers).toEqual([
    { baseUrl: `http://127.0.0.1:${usual}`, models: ['qwen3:8b', 'gemma3:4b'] },
    { baseUrl: `http://127.0.0.1:${own}`, models: ['llama3.1:8b'] },
    { baseUrl: `http://127.0.0.1:${empty}`, models: [] },
  ])
})

test('does not wait for a server that says nothing, nor read one that does not stop', async () => {
  let sent = 0
  const silent = await serve(() => undefined)
  const endless = await serve((_, response) => {
    const push = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536
    }
    response.on('drain', push)
    push()
  })
  const started = Date.now()
  expect(await findServers([silent, endless])).toEqual({ servers: [] })
  expect(Date.now() - started).toBeLessThan(8_000)
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})

test('follows no redirect', async () => {
  let wasAsked = false
  const elsewhere = await serve((request, response) => {
    wasAsked = true
    json('/v1/models', { data: [{ id: 'planted' }] })(request, response)
  })
  const sends = await serve((request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${elsewhere}${request.url}` }).end(),
  )
  expect(await modelsAt(`http://127.0.0.1:${sends}`, 'a key')).toBeNull()
  expect(wasAsked).toBe(false)
})
