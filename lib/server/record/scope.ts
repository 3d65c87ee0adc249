import 'server-only'
import { isPostgres } from '@/lib/server/db/client'
import { type AddValue, allOf } from '@/lib/server/db/hot-rows'
import type { Alternative } from './about'
import { lineKinds } from './line'
import { DAY, positionAt, SLOTS } from './position'
import type { Side } from './side'
import { term } from './terms'

/** SQL of the lines of a side: where they are read from, what holds for them, and what names their position. */
export type Scope = { from: string; where: string; n: string }

/**
 * The lines of a side, but for its days and its words in quotes. Where SQLite's index of words answers by itself no line
 * is read: `needsLines` says that their other columns are asked for.
 */
export function scopeOf(side: Side, needsLines: boolean, add: AddValue): Scope {
  const { about, without, figure, isDone, goalId, rhythms, onlyGoals, butGoals = [], withoutPrivate } = side
  const byWords = about !== null && !isPostgres()
  const ofGoals = goalId !== null || rhythms.length > 0 || onlyGoals !== undefined || butGoals.length > 0
  const filters = figure !== null || isDone !== null || ofGoals || withoutPrivate
  // With words in quotes a look into the texts decides.
  const left = without?.every(({ exact }) => exact.length === 0) ? matchText(side, without) : ''
  const n = byWords ? '"record_fts".rowid' : 't."n"'
  // CROSS JOIN: SQLite is to begin with the words, which come in the order of the positions.
  const joined = '"record_fts" CROSS JOIN "record_text" AS t ON t."n" = "record_fts".rowid'
  const words = byWords ? '"record_fts"' : '"record_text" AS t'
  const where = allOf([
    byWords && `"record_fts" MATCH ${add(matchText(side, about))}`,
    !byWords && ownedBy(side, add),
    !byWords && about !== null && heldTogether(`t."stems" @@ CAST(${add(matchText(side, about))} AS tsquery)`, side),
    between(n, side, add),
    figure !== null && `t."figure" >= ${add(figure.min)}`,
    figure !== null && `t."figure" <= ${add(figure.max)}`,
    isDone !== null && `t."isDone" = ${add(Number(isDone))}`,
    goalId !== null && `t."goalId" = ${add(goalId)}`,
    rhythms.length > 0 && `NOT (t."figure" = 0 AND t."goalId" IN (${rhythms.map((id) => add(id)).join(', ')}))`,
    onlyGoals !== undefined &&
      (onlyGoals.length === 0 ? '1 = 0' : `t."goalId" IN (${onlyGoals.map((id) => add(id)).join(', ')})`),
    butGoals.length > 0 && `t."goalId" NOT IN (${butGoals.map((id) => add(id)).join(', ')})`,
    withoutPrivate && 't."isPrivate" = 0',
    left !== '' && isPostgres() && `NOT (t."stems" @@ CAST(${add(left)} AS tsquery))`,
    left !== '' &&
      !isPostgres() &&
      `${n} NOT IN (SELECT rowid FROM "record_fts" WHERE "record_fts" MATCH ${add(left)})`,
  ])
  return { from: byWords && (needsLines || filters) ? joined : words, where, n }
}

function ownedBy({ userId, kind }: Side, add: AddValue): string {
  return `t."userId" = ${add(userId)} AND t."kind" = ${add(lineKinds[kind].code)}`
}

function between(n: string, { from, to }: Side, add: AddValue): string {
  // A number that SQLite is handed as a float would be compared with every row instead of looked up.
  return `${n} >= CAST(${add(from)} AS BIGINT) AND ${n} < CAST(${add(to)} AS BIGINT)`
}

/** SQL of the newest lines of a side, or the oldest, whatever they say, under the name that `scopeOf` gives them. */
export function nearestLines(side: Side, direction: 'ASC' | 'DESC', add: AddValue): string {
  return `(SELECT * FROM "record_text" AS t WHERE ${ownedBy(side, add)} AND ${between('t."n"', side, add)}
    ORDER BY t."n" ${direction} LIMIT ${NEAREST}) AS t`
}

/** As many lines are read in a few milliseconds. */
const NEAREST = 2_000

/** Whether Postgres has to find words in years: it cannot tell how many lines hold them. */
export function looksForWords(side: Side): boolean {
  return isPostgres() && side.about !== null && !isOfFewDays(side)
}

/** Of so few days the lines are read sooner than the words are looked up. */
const FEW_DAYS = 35

/**
 * Postgres takes words for independent of one another, and would gather all lines of ten years with three words that are
 * written together to keep those of a month: 140 ms in place of 15. An index does not answer whether a match is true, so
 * that the days go first (docs/speed.md).
 */
function heldTogether(match: string, side: Side): string {
  return isOfFewDays(side) ? `(${match}) IS TRUE` : match
}

function isOfFewDays({ from, to }: Side): boolean {
  return Math.min(to, positionAt(Date.now())) - from <= FEW_DAYS * SLOTS * DAY
}

/** Whether no row can be meant: what is asked for has no word that could be found. */
export function isHopeless({ about }: Side): boolean {
  return about?.every((one) => !canBeFound(one)) ?? false
}

function canBeFound({ stems, beginning }: Alternative): boolean {
  return stems.length > 0 || beginning !== undefined
}

/** The stems in the language of the database's own index; they hold none of its marks. */
function matchText({ userId, kind }: Side, about: readonly Alternative[]): string {
  const [quote, onwards, and, or] = isPostgres() ? ["'", ':*', ' & ', ' | '] : ['"', '*', ' AND ', ' OR ']
  const quoted = (stem: string) => `${quote}${term(userId, kind, stem)}${quote}`
  return about
    .filter(canBeFound)
    .map(({ stems, beginning }) => {
      const parts = [...stems.map(quoted), ...(beginning === undefined ? [] : [quoted(beginning) + onwards])]
      return `(${parts.join(and)})`
    })
    .join(or)
}
