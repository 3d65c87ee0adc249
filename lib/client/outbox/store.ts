import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Waiting } from './item'

/** public/sw.js opens the same. */
const NAME = 'apogee-outbox'

interface Schema extends DBSchema {
  waiting: { key: number; value: Waiting }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true }),
  })
  return opened
}

/** All that waits in this browser, in the order in which it was written, whoever wrote it. */
export async function readWaiting(): Promise<Waiting[]> {
  return (await open()).getAll('waiting')
}

/** Adds one or changes it. On the disk when this is over, not only on its way there. */
export async function writeWaiting(item: Waiting): Promise<void> {
  const tx = (await open()).transaction('waiting', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.put(item), tx.done])
}

export async function removeWaiting(seqs: readonly (number | undefined)[]): Promise<void> {
  const tx = (await open()).transaction('waiting', 'readwrite', { durability: 'strict' })
  const removals = seqs.flatMap((seq) => (seq === undefined ? [] : [tx.store.delete(seq)]))
  await Promise.all([...removals, tx.done])
}
