import 'server-only'
import { messages } from '@/lib/contract/messages'
import { AppError } from './errors'

/** Where a page begins: after the row of this instant and id, in descending order of both. */
type Position = { at: Date; id: string }

/** Rows of one page, and the cursor of the next one, null on the last. */
export type Page<Row> = { rows: Row[]; next: string | null }

/**
 * The `where` of the rows after a cursor, newest first by `column`. The range on the column stands beside the OR, not
 * inside it: only so do both databases walk the index instead of the whole history.
 *
 * @throws AppError `validation_failed` for a cursor that this server did not make
 */
export function keysetAfter(column: 'createdAt' | 'updatedAt', cursor: string | undefined) {
  if (cursor === undefined) return {}
  const { at, id } = decodeCursor(cursor)
  return { [column]: { lte: at }, OR: [{ [column]: { lt: at } }, { [column]: at, id: { lt: id } }] }
}

/** Cuts rows, of which one more than `limit` was asked for, to a page. */
export function toPage<Row>(rows: Row[], limit: number, positionOf: (row: Row) => Position): Page<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? encodeCursor(positionOf(last)) : null }
}

function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

function decodeCursor(cursor: string): Position {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const reason = { fields: { cursor: ['Use the cursor of a Link header as it is'] } }
  if (!match?.[1] || !match[2]) throw new AppError('validation_failed', messages.server.validation, reason)
  return { at: new Date(Number(match[1])), id: match[2] }
}
