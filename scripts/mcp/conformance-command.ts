import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { McpServer } from '@modelcontextprotocol/server'
import { mcpHandler } from '@/lib/server/mcp/handler'
import { ROOT } from '../root.mjs'
import { StepFailed } from '../run'
import { runStep } from '../step'

/** The protocol's own suite, which knows both eras. It needs Node 22, and stays out of what the app installs. */
const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const NODE = 22

/** The scenarios that a server of tools alone can meet, by era. The others ask for prompts, resources, callbacks or a schema of theirs. */
const ERAS = {
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'tools-call-simple-text',
    'tools-call-error',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'tools-list',
    'tools-call-simple-text',
    'tools-call-error',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'http-header-validation',
    'sep-2164-resource-not-found',
  ],
}

await runStep('meet the protocol’s conformance suite', async () => {
  const suite = install()
  const { url, stop } = await serve()
  const failed: string[] = []
  try {
    for (const [era, scenarios] of Object.entries(ERAS)) {
      for (const scenario of scenarios) {
        const isMet = await run(suite, ['server', '--url', url, '--spec-version', era, '--scenario', scenario])
        console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${era}  ${scenario}`)
        if (!isMet) failed.push(`${era} ${scenario}`)
      }
    }
  } finally {
    stop()
  }
  if (failed.length > 0) throw new StepFailed(`Not met: ${failed.join(', ')}.`)
})

/** The suite and a Node that runs it, in a folder of their own that is kept for the next time. */
function install() {
  const folder = path.join(ROOT, 'node_modules/.cache/mcp-conformance')
  const runtime = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const needsNode = Number(process.versions.node.split('.')[0]) < NODE
  const script = path.join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
  if (!existsSync(script)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
    const packages = [SUITE, ...(needsNode ? [`${runtime}@${NODE}`] : [])]
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
    const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new StepFailed('The suite could not be installed: is the network there?')
  }
  return { script, node: needsNode ? path.join(folder, 'node_modules', runtime, 'bin/node') : process.execPath, folder }
}

async function run({ node, script, folder }: ReturnType<typeof install>, args: string[]): Promise<boolean> {
  const child = spawn(node, [script, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) console.log(said.slice(-2_000))
  return code === 0
}

/** The app's own handler on a loopback port, without a token, with the tools that the suite asks for by name. */
async function serve(): Promise<{ url: string; stop(): void }> {
  const handle = mcpHandler(fixture, () => undefined)
  const server = createServer((incoming, outgoing) => void answer(handle, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/mcp`, stop: () => server.close() }
}

async function answer(handle: ReturnType<typeof mcpHandler>, incoming: IncomingMessage, outgoing: ServerResponse) {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const { method = 'GET', headers } = incoming
  const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(incoming)
  const init = {
    method,
    headers: headers as HeadersInit,
    body: body as BodyInit | null,
    duplex: 'half',
    signal: gone.signal,
  }
  const response = await handle(new Request(`http://${headers.host}${incoming.url}`, init as RequestInit))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => undefined)
  else outgoing.end()
}

function fixture(): McpServer {
  const server = new McpServer({ name: 'apogee', version: '1' })
  const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] })
  server.registerTool('test_simple_text', { description: 'A text' }, () =>
    text('This is a simple text response for testing.'),
  )
  server.registerTool('test_error_handling', { description: 'A fault' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  return server
}
