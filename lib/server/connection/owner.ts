import 'server-only'
import { db } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i
/** Listens on every address of the machine, which is what it does unless told otherwise. */
const EVERY_ADDRESS = /^(?:0\.0\.0\.0|\[?::\]?)$/

/**
 * Whether this server is the user's to set up: the account that OWNER_EMAIL names. Without it, where the server is opened
 * at this machine alone and keeps its own database file, whoever signed up first; elsewhere nobody is.
 */
export async function isOwner({ id, email }: { id: string; email: string }): Promise<boolean> {
  if (env.OWNER_EMAIL) return email === env.OWNER_EMAIL
  if (env.database.kind !== 'sqlite' || !isOpenedHereAlone()) return false
  // Ids sort by creation. The account that visitors look around in is nobody's.
  const first = await db.user.findFirst({ where: { demoDay: null }, orderBy: { id: 'asc' }, select: { id: true } })
  return first?.id === id
}

function isOpenedHereAlone(): boolean {
  const { HOST, NEXTAUTH_URL } = env
  const listensHere = HOST === undefined || EVERY_ADDRESS.test(HOST) || LOOPBACK.test(HOST)
  return listensHere && NEXTAUTH_URL !== undefined && LOOPBACK.test(new URL(NEXTAUTH_URL).hostname)
}
