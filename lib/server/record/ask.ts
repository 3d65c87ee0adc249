import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { isGoalGive, type RecordAnswer, type RecordQuery } from '@/lib/contract/record'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type Answered, answerSide, pageOf } from './answer-side'
import { checkQuery } from './check-query'
import { comparisonFigures, FEW } from './compare'
import { dayFigure, figuresOf, readingFigures } from './figures'
import { goalAnswer } from './goal-figures'
import { goalsInState } from './goals-in-state'
import { groupsByGoal, groupsInTime } from './groups'
import { CATCH_UP_MS, catchUp } from './index-waiting'
import { isRate } from './measure-side'
import { nearestTo } from './near'
import { rhythmsOf } from './rhythms-of'
import { rowsOf } from './rows'
import { searchedBy } from './searched'
import { type Asked, askedAgainst, kindOf, sideOf, type Viewer } from './side'
import { type SourceTable, tableOf } from './sources/sources'
import { subjectOf } from './subject'

/**
 * Answers a question to the user's record. Every figure is computed from all rows that it is about, and the answer says
 * what was looked through; rows come newest first. A model is shown nothing that is for the person alone.
 *
 * @throws AppError `validation_failed` for what the rows asked for do not have or for a foreign cursor, `not_found` for a
 * goal that is not the user's
 */
export async function askRecord(user: UserRow, query: RecordQuery, viewer: Viewer): Promise<RecordAnswer> {
  checkQuery(query)
  await catchUp(user.id, CATCH_UP_MS, tablesOf(query))
  if (isGoalGive(query.give)) return goalAnswer(user, query, viewer)
  const today = dateIn(user.timeZone, new Date())
  const own = await answerable(user, query, query, viewer)
  const asked = askedAgainst(query)
  const against = asked && (await answerable(user, query, asked, viewer))
  const searched = await searchedBy(query.of, against ? [own.side, against.side] : [own.side], today)
  const first = await answerSide(query, own, { ...searched, today })
  const other = against && (await answerSide(query, against, { ...searched, today }))
  const groups = await groupsOf(query, first)
  const page = query.give === 'list' ? await pageOf(query, first.side) : { hits: first.hits, next: null }
  const near = against || first.hits.length + page.hits.length > 0 ? null : await nearestTo(query, own.side)
  const rows = await rowsOf(first.side, page.hits)
  return {
    figures: other
      ? comparisonFigures(query, first, other)
      : [...figuresOfSide(query, first), ...timeFigures(query, rows)],
    ...(groups && { groups }),
    rows: [...rows, ...(other ? await rowsOf(other.side, other.hits) : [])],
    ...(near && { nearest: await rowsOf(near.side, near.hits) }),
    searched,
    few: other !== null && Math.min(first.measured.n, other.measured.n) < FEW,
    next: page.next,
  }
}

/** The tables whose rows a query looks through: every line is made of a row of its kind's own, which waits by itself. */
function tablesOf({ of, give, by }: RecordQuery): SourceTable[] {
  return isGoalGive(give) ? [tableOf.value, tableOf.goal] : [tableOf[kindOf(of, by, null)]]
}

async function answerable(user: UserRow, query: RecordQuery, asked: Asked, viewer: Viewer) {
  const [rhythms, ofState] = await Promise.all([rhythmsOf(user, query, asked), goalsInState(user, query, asked)])
  const side = { ...sideOf(user, query, asked, viewer), rhythms, ...ofState }
  return { side, subject: await subjectOf(user, query, asked, viewer) }
}

function figuresOfSide(query: RecordQuery, { measured, subject, day }: Answered) {
  const { give, what } = query
  if (give !== 'first' && give !== 'last') return figuresOf(query, measured, subject)
  return [dayFigure(give, day, subject), ...(what === 'value' ? readingFigures(measured, subject) : [])]
}

/** The time of the day for which the first or last alert is set. */
function timeFigures({ give }: RecordQuery, [row]: RecordAnswer['rows']): RecordAnswer['figures'] {
  if ((give !== 'first' && give !== 'last') || row?.time === undefined) return []
  return [{ id: 'time', words: `Time of ${row.quote}`, value: row.time, unit: null, n: 1 }]
}

function groupsOf(query: RecordQuery, { side, tallies, subject }: Answered) {
  const { by } = query
  // Beside what a total makes a week stands what each week came to.
  const grouped = isRate(query, subject.start !== null) ? { ...query, give: 'sum' as const } : query
  if (by === undefined || by === 'coach') return undefined
  return by === 'goal' ? groupsByGoal(query, side) : groupsInTime(grouped, by, tallies, side.timeZone)
}
