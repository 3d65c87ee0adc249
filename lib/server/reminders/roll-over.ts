import 'server-only'
import { db } from '@/lib/server/db/client'
import {
  type HotColumns,
  type HotRow,
  hotRows,
  selectList,
  statementValues,
  storedInstant,
} from '@/lib/server/db/hot-rows'
import { inPassing } from '@/lib/server/db/in-passing'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { timesAfter } from './occurrences'

const columns = {
  id: 'text',
  scheduledFor: 'instant',
  repeat: 'text?',
  repeatFrom: 'text?',
} as const satisfies HotColumns

/**
 * Moves the user's repeating alerts that stand open while their next time has come to the last time that has come, and
 * counts those missed: there are never two of one alert open. Asked before alerts are read; writes only where one moves,
 * and waits for no other process with that.
 */
export async function rollOver(user: UserRow, now: Date): Promise<void> {
  const { values, add } = statementValues()
  const rows = await hotRows(
    columns,
    `SELECT ${selectList(columns)} FROM "Reminder" WHERE "userId" = ${add(user.id)} AND "isDone" = ${add(false)}
     AND "scheduledFor" <= ${add(storedInstant(now))} AND "repeat" IS NOT NULL`,
    values,
  )
  if (rows.length > 0) await inPassing(moveOn(user, rows, now))
}

async function moveOn(user: UserRow, rows: readonly HotRow<typeof columns>[], now: Date): Promise<void> {
  for (const row of rows) {
    let missed = 0
    let last = row.scheduledFor
    for (const at of timesAfter(row, user.timeZone)) {
      if (at > now) break
      missed += 1
      last = at
    }
    if (missed === 0) continue
    // By the time that was read: of two that move it at once, one does.
    const where = { id: row.id, userId: user.id, isDone: false, scheduledFor: row.scheduledFor }
    await db.reminder.updateMany({ where, data: { scheduledFor: last, missed: { increment: missed } } })
  }
}
