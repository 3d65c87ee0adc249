import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A photo that was chosen without a connection: it goes with its entry. */
type WaitingPhoto = { id: string; userId: string; chosenAt: number; file: Blob }

interface Schema extends DBSchema {
  photos: { key: string; value: WaitingPhoto }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('apogee-outbox-photos', 1, {
    upgrade: (db) => void db.createObjectStore('photos', { keyPath: 'id' }),
  })
  return opened
}

/** On the disk when this is over. */
export async function writePhoto(photo: WaitingPhoto): Promise<void> {
  const tx = (await open()).transaction('photos', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.put(photo), tx.done])
}

export async function readPhoto(id: string): Promise<WaitingPhoto | undefined> {
  return (await open()).get('photos', id)
}

/** Removes those that a test picks out, whoever they are of. */
export async function removePhotos(isGone: (photo: WaitingPhoto) => boolean): Promise<void> {
  const tx = (await open()).transaction('photos', 'readwrite')
  for (let at = await tx.store.openCursor(); at; at = await at.continue()) if (isGone(at.value)) await at.delete()
  await tx.done
}
