import 'server-only'
import { derivedId } from '@/lib/server/ids'
import { pause } from '@/lib/server/take-turns'

/** The most ids asked for in one query: databases bound the number of parameters. */
const CHUNK = 500

type Sent = { id: string; createdAt: Date }
type Stored = { id: string; userId: string }

/** Where each sent row goes: under which id, and whether it is not there yet. */
export type Places = Map<string, { id: string; isNew: boolean }>

/**
 * Decides the id of every row of an import. An id that nobody holds is kept; one that the user holds already is that
 * very row; one that another account holds, or that is no id of ours, is re-issued. Re-issuing gives the same id each
 * time, so that importing a document again finds what it made before.
 */
export async function placeIds(
  userId: string,
  sent: readonly Sent[],
  find: (ids: string[]) => Promise<Stored[]>,
): Promise<Places> {
  const places: Places = new Map()
  const ownerOf = await ownersOf(sent.map((row) => row.id).filter(isOurForm), find)
  const reissued = new Map<string, string>()
  for (const { id, createdAt } of sent) {
    const owner = ownerOf.get(id)
    const keeps = isOurForm(id) && (owner === undefined || owner === userId)
    if (keeps) places.set(id, { id, isNew: owner === undefined })
    else reissued.set(id, reissueId(userId, id, createdAt))
  }
  const ownerOfReissued = await ownersOf([...reissued.values()], find)
  for (const [old, id] of reissued) places.set(old, { id, isNew: !ownerOfReissued.has(id) })
  return places
}

async function ownersOf(
  ids: readonly string[],
  find: (ids: string[]) => Promise<Stored[]>,
): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    for (const row of await find(ids.slice(from, from + CHUNK))) owners.set(row.id, row.userId)
    await pause()
  }
  return owners
}

function isOurForm(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}

/** An id of our own for a row of another account's document, the same each time. */
export function reissueId(userId: string, id: string, createdAt: Date): string {
  return derivedId(createdAt, `${userId}\n${id}`)
}
