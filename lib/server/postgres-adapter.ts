import 'server-only'
import type { Socket } from 'node:net'
import { PrismaPg } from '@prisma/adapter-pg'

const CONNECT_TIMEOUT_MS = 5_000

/** A statement that goes unanswered for this long is given up, and its connection with it. */
const SILENCE_AT_MOST_MS = 8_000

/**
 * Prisma's Postgres adapter, which does not wait for ever. Where the network swallows what is sent, without a word that
 * it does, a stock client would hold each request for the quarter of an hour that TCP takes to notice.
 */
export class PostgresAdapter extends PrismaPg {
  constructor({ url, schema }: { url: string; schema: string | undefined }) {
    super(
      {
        connectionString: url,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        ...(schema ? { options: `-c search_path=${schema}` } : {}),
      },
      { schema },
    )
  }

  override async connect() {
    const adapter = await super.connect()
    const pool = adapter.underlyingDriver()
    const inUse = new WeakSet<object>()
    pool.on('acquire', (client) => void inUse.add(client))
    pool.on('release', (_error, client) => void inUse.delete(client))
    pool.on('connect', (client) => {
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
      stream.setTimeout(SILENCE_AT_MOST_MS, () => {
        if (inUse.has(client)) stream.destroy(new Error('Connection terminated: no answer in time'))
      })
    })
    return adapter
  }
}
