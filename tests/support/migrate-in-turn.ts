import type { Database } from '@/lib/server/db/database-url'
import { migrate } from '@/scripts/prisma/migrate'

/** Projects begin side by side, each with modules of its own, and the schema engine does one thing at a time. */
const shared = globalThis as { migrating?: Promise<unknown> }

export async function migrateInTurn(database: Database): Promise<void> {
  const before = shared.migrating
  const mine = (async () => {
    await before?.catch(() => undefined)
    await migrate(database)
  })()
  shared.migrating = mine
  await mine
}
