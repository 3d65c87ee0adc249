import 'server-only'
import { commonMessages } from '@/lib/contract/messages/common'
import { calendarDate, idForm, instant } from '@/lib/contract/text'
import { AppError } from '@/lib/server/errors'
import {
  type AddValue,
  allOf,
  type HotColumns,
  type HotRow,
  hotRows,
  selectList,
  statementValues,
  storedInstant,
} from './hot-rows'

/** The order of a list: by one column, ties broken by id. Each has an index on (owner, column, id). */
export type ListOrder = {
  column: 'createdAt' | 'updatedAt' | 'scheduledFor' | 'at' | 'date'
  direction: 'asc' | 'desc'
}

/** Rows of one page, and the cursor of the next one, null on the last. */
export type Page<Row> = { rows: Row[]; next: string | null }

type Keyed<Column extends string> = { id: string } & Record<Column, Date | string>

/** Prisma's `orderBy` for the order. */
export function orderBy({ column, direction }: ListOrder) {
  return [{ [column]: direction }, { id: direction }]
}

/**
 * The `where` of the rows after a cursor. The range on the column stands beside the OR, not inside it: only so do both
 * databases walk the index instead of the whole history.
 *
 * @throws AppError `validation_failed` for a cursor that this server did not make for a list in this order
 */
export function afterCursor({ column, direction }: ListOrder, cursor: string | undefined) {
  if (cursor === undefined) return {}
  const { value, id } = decodeCursor(column, cursor)
  const [beyond, from] = direction === 'desc' ? (['lt', 'lte'] as const) : (['gt', 'gte'] as const)
  return {
    AND: [
      { [column]: { [from]: value } },
      { OR: [{ [column]: { [beyond]: value } }, { [column]: value, id: { [beyond]: id } }] },
    ],
  }
}

/** Whether a row that stands in no table comes after a cursor of an ascending list. */
export function isAfterCursor<Column extends ListOrder['column']>(
  { column }: { column: Column },
  cursor: string | undefined,
  row: Keyed<Column>,
): boolean {
  if (cursor === undefined) return true
  const { value, id } = decodeCursor(column, cursor)
  const [own, other] = [row[column], value].map((key) => (key instanceof Date ? key.toISOString() : key)) as string[]
  return own === other ? row.id > id : String(own) > String(other)
}

type HotList<Columns extends HotColumns, Order extends ListOrder> = {
  table: string
  columns: Columns
  /** What those columns are made of that are not the table's own. They take no values. */
  expressions?: Partial<Record<keyof Columns, string>>
  order: Order
}

/**
 * A page of a hot list (`hotRows`): what `findMany` gives with `afterCursor`, `orderBy` and `toPage`, by one statement.
 *
 * @param where the conditions that are asked for; false stands for one that is not
 * @throws AppError as `afterCursor`
 */
export async function hotPage<Columns extends HotColumns, Order extends ListOrder>(
  { table, columns, expressions, order }: HotList<Columns, Order>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  where: (add: AddValue) => readonly (string | false)[],
): Promise<Page<HotRow<Columns>>> {
  const { values, add } = statementValues()
  const conditions = allOf([...where(add), afterCursorSql(order, cursor, add)])
  const direction = order.direction.toUpperCase()
  const rows = await hotRows(
    columns,
    `SELECT ${selectList(columns, expressions)} FROM "${table}" WHERE ${conditions}
     ORDER BY "${order.column}" ${direction}, "id" ${direction} LIMIT ${add(limit + 1)}`,
    values,
  )
  return toPage(rows as (HotRow<Columns> & Keyed<Order['column']>)[], limit, order)
}

function afterCursorSql({ column, direction }: ListOrder, cursor: string | undefined, add: AddValue): string | false {
  if (cursor === undefined) return false
  const { value, id } = decodeCursor(column, cursor)
  const text = value instanceof Date ? storedInstant(value) : value
  const [name, beyond] = [`"${column}"`, direction === 'desc' ? '<' : '>']
  // Each placeholder stands once: SQLite numbers them in the order in which it meets them.
  return `${name} ${beyond}= ${add(text)} AND (${name} ${beyond} ${add(text)} OR (${name} = ${add(text)} AND "id" ${beyond} ${add(id)}))`
}

/** Cuts rows, of which one more than `limit` was asked for, to a page. */
export function toPage<Order extends ListOrder, Row extends Keyed<Order['column']>>(
  rows: Row[],
  limit: number,
  { column }: Order,
): Page<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    next: rows.length > limit && last ? encodeCursor(last[column as Order['column']], last.id) : null,
  }
}

function encodeCursor(value: Date | string, id: string): string {
  return Buffer.from(`${value instanceof Date ? value.toISOString() : value} ${id}`).toString('base64url')
}

/** @throws AppError as `afterCursor` */
export function decodeCursor(column: ListOrder['column'], cursor: string): { value: Date | string; id: string } {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isValue = column === 'date' ? calendarDate.safeParse(text).success : instant.safeParse(text).success
  if (!isValue || !idForm.test(id)) {
    const fields = { cursor: ['Use the cursor of a Link header as it is'] }
    throw new AppError('validation_failed', commonMessages.validation, { fields })
  }
  return { value: column === 'date' ? text : new Date(text), id }
}
