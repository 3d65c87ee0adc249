/** A deletion that was asked for and whose call may not have gone out yet. */
export type UnsentDeletion = { id: string; path: string }

const NAME = 'apogee-deletions'
const STORE = 'unsent'

/**
 * Where unsent deletions lie over a browser that is killed. Not local storage, which reaches the disk seconds later; each
 * change here is on it when it is over. Without a database a deletion lives as long as its page.
 */
export async function readUnsent(): Promise<UnsentDeletion[]> {
  return (await within<UnsentDeletion[]>('readonly', (store) => store.getAll())) ?? []
}

export async function putUnsent(deletion: UnsentDeletion): Promise<void> {
  await within('readwrite', (store) => store.put(deletion))
}

export async function removeUnsent(id: string): Promise<void> {
  await within('readwrite', (store) => store.delete(id))
}

let opened: Promise<IDBDatabase | null> | undefined

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null)
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(null)
  })
  return opened
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const database = await open().catch(() => null)
  if (!database) return null
  return new Promise((resolve) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => resolve(null)
  })
}
