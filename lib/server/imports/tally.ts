import 'server-only'
import type { ImportAnswer } from '@/lib/contract/account-document'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { Places } from './place-ids'

/** What every part of an import is handed. */
export type ImportContext = { tx: Prisma.TransactionClient; userId: string; tally: Tally }

/** Counts what an import made and what was there already. */
export class Tally {
  #created = 0
  #skipped = 0

  /** The rows that are new by their places, each id once; the others count as skipped. */
  take<Row extends { id: string }>(rows: readonly Row[], places: Places): Row[] {
    const seen = new Set<string>()
    const fresh = rows.filter((row) => {
      const isFirst = !seen.has(row.id)
      seen.add(row.id)
      return isFirst && places.get(row.id)?.isNew
    })
    this.#created += fresh.length
    this.#skipped += rows.length - fresh.length
    return fresh
  }

  answer(): ImportAnswer {
    return { created: this.#created, skipped: this.#skipped }
  }
}

/** The id that a row goes under. Every row that an import refers to was placed before. */
export function placed(places: Places, id: string): string {
  const place = places.get(id)
  if (!place) throw new Error('an import referred to a row that was not placed')
  return place.id
}
