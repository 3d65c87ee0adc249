import 'server-only'
import { v7 } from 'uuid'

/** A new id: a UUIDv7, sortable by creation. For rows whose id is told before they are stored. */
export function newId(): string {
  return v7()
}
