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
  const {
    userId,
    kind,
    about,
    without,
    figure,
    isDone,
    goalId,
    rhythms,
    onlyGoals,
    butGoals = [],
    withoutPrivate,
  } = side
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
    !byWords && `t."userId" = ${add(userId)}`,
    !byWords && `t."kind" = ${add(lineKinds[kind].code)}`,
    !byWords && about !== null && heldTogether(`t."stems" @@ CAST(${add(matchText(side, about))} AS tsquery)`, side),
    // A number that SQLite is handed as a float would be compared with every row instead of looked up.
    `${n} >= CAST(${add(side.from)} AS BIGINT)`,
    `${n} < CAST(${add(side.to)} AS BIGINT)`,
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

/** Of so few days the lines are read sooner than the words are looked up. */
const FEW_DAYS = 35

/**
 * Postgres takes words for independent of one another, and would gather all lines of ten years with three words that are
 * written together to keep those of a month: 140 ms in place of 15. An index does not answer whether a match is true, so
 * that the days go first (docs/speed.md).
 */
function heldTogether(match: string, { from, to }: Side): string {
  const days = (Math.min(to, positionAt(Date.now())) - from) / (SLOTS * DAY)
  return days <= FEW_DAYS ? `(${match}) IS TRUE` : match
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
