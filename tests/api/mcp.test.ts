import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from 'vitest'
import { openZip } from '@/lib/server/imports/readers/open-zip'
import { bufferSource } from '@/lib/server/imports/readers/source'
import { writeBundle } from '@/scripts/mcp/bundle'
import { ROOT } from '@/scripts/root.mjs'
import { type Account, call, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'

const eras = [
  ['2025-11-25', { mode: 'legacy' }],
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
] as const

async function tokenOf(account: Account, ...scopes: string[]): Promise<string> {
  return (await account.post('/api/tokens', { name: 'Assistant', scopes })).body.token
}

async function assistant(token: string, mode: (typeof eras)[number][1] = eras[1][1]) {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: mode as never })
  const headers = { Authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', baseUrl()), { requestInit: { headers } }))
  return {
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    use: async (name: string, input: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: input })
      const [part] = content as { text: string }[]
      return { text: part?.text ?? '', isError: isError === true }
    },
  }
}

/** A year in small: a counted goal with a value, an entry, an alert, and the same of what is never sent. */
async function withRecord() {
  const account = await newAccount()
  const made = async (path: string, body: object) => (await account.post(path, body)).body
  const measure = { kind: 'total', unit: 'books', target: 12 }
  const goal = await made('/api/goals', { title: 'Read 12 books', domain: 'personal-growth', measure })
  await made(`/api/goals/${goal.id}/values`, { value: 3 })
  await made('/api/journal', { mood: 4, notes: 'Swam with Lena before work' })
  await made('/api/reminders', { title: 'Call Bob', scheduledFor: new Date(Date.now() + 86_400_000).toISOString() })
  const kept = await made('/api/goals', { title: 'Heliotrope', domain: 'health', neverSend: true, measure })
  await made('/api/journal', { mood: 2, notes: 'Heliotrope again', neverSend: true })
  await made('/api/journal', { mood: 1, notes: 'I want to kill myself tonight.' })
  return { account, goal, kept }
}

test.each(eras)('an assistant of %s lists the nine tools and looks at the record', async (_era, mode) => {
  const { account } = await withRecord()
  const { names, use } = await assistant(await tokenOf(account, 'read', 'propose', 'write-values'), mode)
  const nine = 'ask_record read_period today goals goal forecast week propose_changes log_value'.split(' ')
  expect((await names()).toSorted()).toEqual(nine.toSorted())
  expect((await use('goals')).text).toMatch(/Read 12 books \(personal-growth\): 3 books of 12 books, 25%/)
  expect((await use('goal', { goal: 'Read 12 books' })).text).toContain('- value')
  expect((await use('forecast', { goal: 'Read 12 books' })).text).toContain('as it stands')
  expect((await use('today')).text).toContain('Call Bob')
  expect((await use('week')).text).toContain('Week from Monday')
  expect((await use('ask_record', { of: 'entries', give: 'last', about: 'swam' })).text).toContain('Swam with Lena')
  const day = new Date().toISOString().slice(0, 10)
  expect((await use('read_period', { from: day, to: day })).text).toContain('Swam with Lena')
})

test('nothing that is never sent, and no explicit cry, is in any answer', async () => {
  const { account } = await withRecord()
  const { use } = await assistant(await tokenOf(account, 'read', 'propose', 'write-values'))
  const day = new Date().toISOString().slice(0, 10)
  const answers = [
    await use('goals'),
    await use('today'),
    await use('week'),
    await use('read_period', { from: day, to: day }),
    await use('ask_record', { of: 'entries', give: 'list' }),
    await use('ask_record', { of: 'goals', give: 'list' }),
  ]
  for (const { text } of answers) expect(text).not.toMatch(/heliotrope|kill myself/i)
  for (const [name, input] of [
    ['goal', { goal: 'Heliotrope' }],
    ['forecast', { goal: 'Heliotrope' }],
    ['log_value', { goal: 'Heliotrope', value: 1 }],
  ] as const) {
    expect(await use(name, input)).toMatchObject({ isError: true, text: expect.stringMatching(/^There is no goal/) })
  }
})

test('a token sees the tools of its scopes alone, and without the journal no words of it', async () => {
  const { account } = await withRecord()
  const facts = await assistant(await tokenOf(account, 'read-no-journal'))
  expect(await facts.names()).not.toEqual(expect.arrayContaining(['week']))
  const day = new Date().toISOString().slice(0, 10)
  expect((await facts.use('read_period', { from: day, to: day })).text).not.toContain('Swam')
  expect(await facts.use('read_period', { from: day, to: day, only: ['entries'] })).toMatchObject({ isError: true })
  expect(await facts.use('ask_record', { of: 'entries', give: 'list' })).toMatchObject({ isError: true })
  expect(await facts.use('ask_record', { of: 'goals', give: 'count' })).toMatchObject({ isError: false })
  const writer = await assistant(await tokenOf(account, 'write-values'))
  expect(await writer.names()).toEqual(['log_value'])
})

test('it logs a value that can be undone, and what it proposes waits', async () => {
  const { account, goal } = await withRecord()
  const { use } = await assistant(await tokenOf(account, 'propose', 'write-values'))
  expect((await use('log_value', { goal: 'read 12 books', value: 3 })).text).toContain('Done')
  expect((await account.get(`/api/goals/${goal.id}`)).body).toMatchObject({ reading: 6, progress: 50 })
  const changes = [
    { verb: 'alert.add', input: { title: 'Return the books', scheduledFor: '2030-01-01T09:00' } },
    { verb: 'goal.change', input: { goalId: 'Read 12 books', title: 'Read 20 books' } },
    { verb: 'goal.change', input: { goalId: 'Heliotrope', title: 'x' } },
  ]
  const { text } = await use('propose_changes', { changes })
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^1\. waits for the user: Alert: Return the books/),
    expect.stringMatching(/^2\. waits for the user/),
    expect.stringMatching(/^3\. not offered: There is no goal/),
  ])
  const { body: open } = await account.get('/api/proposals')
  expect(open).toHaveLength(2)
  expect(open.every(({ source }: { source: { kind: string } }) => source.kind === 'client')).toBe(true)
  expect((await account.get(`/api/goals/${goal.id}`)).body.title).toBe('Read 12 books')
})

test('bad input is answered in words, and each call is listed for its owner', async () => {
  const { account } = await withRecord()
  const { body: token } = await account.post('/api/tokens', { name: 'Assistant', scopes: ['read'] })
  const { use } = await assistant(token.token)
  expect(await use('ask_record', { of: 'dreams', give: 'list' })).toMatchObject({ isError: true })
  expect(await use('goal', {})).toMatchObject({ isError: true })
  await use('goals')
  const { body: reads } = await account.get(`/api/tokens/${token.id}/reads`)
  expect(reads.map(({ route }: { route: string }) => route)).toContain('MCP goals')
})

test('without a personal token, or under another site’s name, it is refused', async () => {
  const { account } = await withRecord()
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  expect((await call('POST', '/api/mcp', list)).status).toBe(401)
  expect((await call('POST', '/api/mcp', list, { token: account.token })).status).toBe(403)
  expect((await call('POST', '/api/mcp', list, { cookie: account.cookie })).status).toBe(403)
  const token = await tokenOf(account, 'read')
  const headers = { Origin: 'https://elsewhere.example' }
  expect((await call('POST', '/api/mcp', list, { token, headers })).status).toBe(403)
})

test('over standard input and output it is the same tools', { timeout: 30_000 }, async () => {
  const { account } = await withRecord()
  const token = await tokenOf(account, 'read')
  const client = new Client({ name: 'tests', version: '1' })
  const env = { ...process.env, APOGEE_URL: baseUrl(), APOGEE_TOKEN: token } as Record<string, string>
  await client.connect(new StdioClientTransport({ command: 'node', args: ['scripts/mcp/mcp.mjs'], cwd: ROOT, env }))
  try {
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('ask_record')
    const { content } = await client.callTool({ name: 'goals', arguments: {} })
    expect(JSON.stringify(content)).toContain('Read 12 books')
  } finally {
    await client.close()
  }
})

test('the bundle that an assistant installs by a click holds all that it needs, and asks for the address and a token', async () => {
  const { account } = await withRecord()
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-bundle-'))
  try {
    const file = path.join(folder, 'apogee.mcpb')
    await writeBundle(file)
    const zip = await openZip(bufferSource('apogee.mcpb', readFileSync(file)))
    for (const entry of zip.entries) {
      mkdirSync(path.dirname(path.join(folder, entry.path)), { recursive: true })
      writeFileSync(path.join(folder, entry.path), await zip.bytes(entry))
    }
    const { server, user_config, icon, version } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
    expect(Object.keys(user_config)).toEqual(['url', 'token'])
    expect(user_config.token).toMatchObject({ sensitive: true, required: true })
    expect(version).toBe(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version)
    expect(zip.entries.map((entry) => entry.path)).toContain(icon)
    const told: Record<string, string> = { url: baseUrl(), token: await tokenOf(account, 'read') }
    const filled = (text: string) =>
      text.replace(`\${__dirname}`, folder).replace(/\$\{user_config\.(\w+)\}/, (_, name) => told[name] ?? '')
    const { args, env } = server.mcp_config as { args: string[]; env: Record<string, string> }
    const asked = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)]))
    const client = new Client({ name: 'tests', version: '1' })
    // From a folder without packages, with nothing of this process.
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: args.map(filled), cwd: folder, env: asked }),
    )
    try {
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain('ask_record')
      const { content } = await client.callTool({ name: 'goals', arguments: {} })
      expect(JSON.stringify(content)).toContain('Read 12 books')
    } finally {
      await client.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
