// Lets an assistant on this machine reach a running app over its standard input and output: npm run --silent mcp
// It hands on whatever tools the token opens, so nothing of the record is read here, and a revoked token ends it.
import process from 'node:process'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const { APOGEE_URL = 'http://localhost:3000', APOGEE_TOKEN } = process.env
const HINT = 'Make a personal token in Settings, Programs and Calendars, and set APOGEE_TOKEN to it.'

function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (!APOGEE_TOKEN) leave(`APOGEE_TOKEN is not set. ${HINT}`)
if (!URL.canParse('/api/mcp', APOGEE_URL)) {
  leave(`APOGEE_URL must be an address like http://localhost:3000, but it is "${APOGEE_URL}".`)
}
const address = new URL('/api/mcp', APOGEE_URL)

const app = new Client({ name: 'apogee-stdio', version: '1' }, { versionNegotiation: { mode: 'auto' } })
const headers = { Authorization: `Bearer ${APOGEE_TOKEN}` }
const tools = await app
  .connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
  .then(() => app.listTools())
  .catch((error) => leave(`${APOGEE_URL} does not answer, or refuses the token. ${HINT}\n${error.message}`))

serveStdio(() => {
  const server = new McpServer(app.getServerVersion(), { instructions: app.getInstructions() })
  for (const { name, inputSchema, ...tool } of tools.tools) {
    server.registerTool(name, { ...tool, inputSchema: fromJsonSchema(inputSchema) }, (input) =>
      app.callTool({ name, arguments: input }),
    )
  }
  return server
})
process.stdin.once('end', () => process.exit(0))
