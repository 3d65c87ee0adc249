import { buildDemoAccount } from '@/lib/server/demo/demo-account'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** The moment at which the demo life was talked over and recorded. */
export const NOW = '2026-11-23T12:00:00.000Z'
const ZONE = 'Europe/Dublin'

/** Somebody with the demo life as it stands by the clock of the process: whoever is stored already, else a new one. */
export async function demoUser(): Promise<UserRow> {
  const { db } = await import('@/lib/server/db/client')
  return (await db.user.findFirst({ omit: { passwordHash: true } })) ?? storeDemo()
}

/** Somebody new with the demo life. */
export async function storeDemo(): Promise<UserRow> {
  const { db } = await import('@/lib/server/db/client')
  const { importAccount } = await import('@/lib/server/imports/import-account')
  const { accountDocument } = await import('@/lib/contract/account-document')
  const omit = { passwordHash: true } as const
  const data = { email: `demo-${Math.random()}@example.com`, firstName: 'Nora', timeZone: ZONE, selectedDomains: [] }
  const user = await db.user.create({ data, omit })
  const document = JSON.parse(JSON.stringify(buildDemoAccount({ now: new Date(), timeZone: ZONE })))
  await importAccount(user, accountDocument.parse(document))
  return db.user.findUniqueOrThrow({ where: { id: user.id }, omit })
}
