import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { agrees, DAY, type Found, isSameName, isSpan } from './agrees'
import type { Claim } from './claim'
import { type Ask, askOnce, type Ground, goalIdOf, goalNamed, isElsewhere, ofOtherKind, queryOf } from './claim-query'
import { type GoalFigures, goalFigures, isOfMeasure } from './goal-figures'
import { dueDay, inRows, rowsOf } from './in-rows'
import { reckoned } from './reckon'

/** `unknown` is what could not be asked, or found nothing to compare with; what is `silent` states nothing. */
export type Verdict = 'holds' | 'fails' | 'unknown' | 'silent'

/** The values that claims were given a name for, each all that it may rightly be told as; null where there is none. */
type Names = ReadonlyMap<string, Promise<Found[] | null>>

type Desk = { ground: Ground; ask: Ask; figures: GoalFigures; names: Names }

/** So many ways to take the terms of a sum are tried, and so many days that may be meant. */
const MOST_WAYS = 5_000
const MOST_DAYS = 12

/**
 * Asks the record what each claim asks, and holds what it states against the answer. Gives a verdict for each. A claim
 * may reckon with, and ask from or up to, what claims before it were given a name for.
 */
export async function checkClaims(claims: readonly Claim[], ground: Ground): Promise<Verdict[]> {
  const desk = { ground, ask: askOnce(ground), figures: goalFigures(ground) }
  const names = new Map<string, Promise<Found[] | null>>()
  return Promise.all(
    claims.map((claim) => {
      const own = { ...desk, names: new Map(names) }
      const dated = withDays(claim, own.names)
      const verdict = dated.then(async (ways) => oneOf(await Promise.all(ways.map((one) => verdictOn(one, own)))))
      if (claim.as)
        names.set(
          claim.as,
          dated.then((ways) => valuesOf(ways, own)),
        )
      return verdict
    }),
  )
}

/** What may be meant in more than one way fails where it fails in all of them. */
function oneOf(verdicts: readonly Verdict[]): Verdict {
  const [first = 'unknown'] = verdicts
  if (verdicts.includes('holds')) return 'holds'
  return verdicts.every((one) => one === first) ? first : 'unknown'
}

async function valuesOf(ways: readonly Claim[], desk: Desk): Promise<Found[] | null> {
  const all = await Promise.all(ways.map((claim) => namedValue(claim, desk)))
  const found = all.flatMap((one) => one ?? [])
  return orNull([...new Set(found)])
}

async function verdictOn(claim: Claim, desk: Desk): Promise<Verdict> {
  const { by, states, how } = claim
  if (by === 'free') return 'silent'
  if (by === 'open') return 'unknown'
  if (!states) return claim.as ? 'silent' : 'unknown'
  if (by === 'record') return ofRecord(claim, states, desk)
  if (claim.figure === 'nextMilestone') return ofNext(claim, states, desk)
  const found = by === 'sum' ? await ofSum(claim, desk) : await ofGoal(claim, desk)
  if (found === null) return 'unknown'
  return found.some((one) => agrees(states, one, how)) ? 'holds' : 'fails'
}

function namedValue(claim: Claim, desk: Desk): Promise<Found[] | null> | null {
  if (claim.by === 'sum') return ofSum(claim, desk)
  if (claim.by === 'goal') return ofGoal(claim, desk)
  return claim.by === 'record' ? figuresOf(claim, desk) : null
}

/**
 * Its days as days, where they are told by a name: `a`, or `a+1` for the day after. What happened on one of several days
 * may be meant of any of them; empty where no day is known.
 */
async function withDays(claim: Claim, names: Names): Promise<Claim[]> {
  let ways = [claim]
  for (const end of ['from', 'to'] as const) {
    const [, name = '', days = '0'] = /^(.+?)([+-]\d{1,3})?$/.exec(claim[end] ?? '') ?? []
    const known = names.get(claim[end] ?? '') ?? names.get(name)
    if (!known) continue
    const found = (await known)?.map(String).filter((one) => DAY.test(one)) ?? []
    ways = ways.flatMap((one) => found.map((day) => ({ ...one, [end]: addDays(day, Number(days)) })))
  }
  return ways.length > MOST_DAYS ? [] : ways
}

/** All that the terms may come to, each of which may be the name of more than one value. */
async function ofSum({ reckon, terms = [], how }: Claim, { names }: Desk): Promise<Found[] | null> {
  if (!reckon) return null
  let ways: string[][] = [[]]
  for (const term of terms) {
    const values = names.has(term) ? await names.get(term) : [term]
    if (!values) return null
    ways = ways.flatMap((way) => values.map((value) => [...way, String(value)])).slice(0, MOST_WAYS)
  }
  const found = ways.map((way) => reckoned(reckon, way, how)).filter((one) => one !== null)
  return found.length > 0 ? [...new Set(found)] : null
}

/** Null where it cannot be asked; a goal that is known and has no such figure cannot be told of one. */
async function ofGoal({ goal: name, figure }: Claim, { ground, ask, figures }: Desk): Promise<Found[] | null> {
  if (!name || !figure) return null
  const goal = goalNamed(ground.goals, name)
  if (goal) return !goal.measure && isOfMeasure(figure) ? null : figures(goal, figure)
  const id = figure === 'completedOn' ? await goalIdOf(name, ground) : undefined
  if (!id) return null
  const answer = await ask({ of: 'goals', give: 'last', goal: id, where: { status: 'completed' }, limit: 1 })
  return orNull(answer?.figures.slice(0, 1).flatMap(({ value }) => value ?? []))
}

/** The next milestone is told by some words of its title, which another may have as well. */
function ofNext({ goal: name = '' }: Claim, states: string, { ground }: Desk): Verdict {
  const milestones = goalNamed(ground.goals, name)?.milestones ?? []
  const [next, ...others] = [...milestones].sort((one, other) => Number(one.isCompleted) - Number(other.isCompleted))
  if (!next || next.isCompleted) return milestones.length > 0 ? 'fails' : 'unknown'
  if (isSameName(states, next.title)) return 'holds'
  return others.some(({ title }) => isSameName(states, title)) ? 'fails' : 'unknown'
}

const orNull = (found: Found[] | undefined) => (found && found.length > 0 ? found : null)

async function ofRecord(claim: Claim, states: string, desk: Desk): Promise<Verdict> {
  const { ground, ask } = desk
  const query = await queryOf(claim, ground)
  const answer = query && (await answered(query, ask))
  if (!query || !answer) return 'unknown'
  const path = courseOf(claim, desk)
  if (path) return path.some((one) => agrees(states, one, claim.how)) ? 'holds' : 'fails'
  if (query.give === 'list') return inRows(claim, states, query, ground, ask)
  const found = claim.group ? inGroups(claim, states, answer, ground) : inFigures(query, answer)
  if (found.some((one) => agrees(states, one, claim.how))) return 'holds'
  if (query.give === 'first' || query.give === 'last') {
    // What is told of the first or last row, beside its day.
    return DAY.test(states) ? whereFound(answer) : inRows(claim, states, dayOnly(query, answer), ground, ask)
  }
  if (found.length === 0) return 'unknown'
  return states !== '0' && (await isUnheard(claim, query, answer, ask)) ? 'unknown' : 'fails'
}

function whereFound({ rows }: RecordAnswer): Verdict {
  return rows.length > 0 ? 'fails' : 'unknown'
}

/** The rows of the first or the last day. */
function dayOnly(query: RecordQuery, { rows: [row] }: RecordAnswer): RecordQuery {
  return { ...query, give: 'list', ...(row && { when: { from: row.date, to: row.date } }) }
}

/** What the record has for a claim that states nothing: its days for one that lists rows. */
async function figuresOf(claim: Claim, desk: Desk): Promise<Found[] | null> {
  const { ground, ask } = desk
  const path = courseOf(claim, desk)
  if (path) return orNull(path)
  const query = await queryOf(claim, ground)
  const answer = query && (await answered(query, ask))
  if (!query || !answer) return null
  if (query.give === 'list') {
    const rows = (await rowsOf(claim, query, ask)).map(({ ref, date, energy }) =>
      claim.what === 'energy' ? energy : [date, dueDay(ref.id, ground)],
    )
    return orNull([...new Set(rows.flat(2).filter((one) => one !== undefined))])
  }
  if (claim.group) return orNull(inGroups(claim, '', answer, ground))
  return (await isUnheard(claim, query, answer, ask)) ? null : orNull(inFigures(query, answer))
}

/** Words that nothing holds may be the wrong words: that tells of no figure, unless they stand on other days. */
async function isUnheard({ about }: Claim, query: RecordQuery, { figures }: RecordAnswer, ask: Ask): Promise<boolean> {
  return about !== undefined && figures.every(({ n }) => n === 0) && !(await isElsewhere(query, ask))
}

/** An event that no row of a kind tells of may stand in the other. */
async function answered(query: RecordQuery, ask: Ask): Promise<RecordAnswer | null> {
  const answer = await ask(query)
  const other = query.give === 'first' || query.give === 'last' ? ofOtherKind(query) : null
  return (answer && answer.rows.length > 0) || !other ? answer : ((await ask(other)) ?? answer)
}

/** What a goal stood at over the days asked for, as its check-ins left it; null where it is not that which is asked. */
function courseOf({ of, give, what, goal: name, from = '', to = '9999' }: Claim, { ground }: Desk): number[] | null {
  if (of !== 'checkIns' || (give ?? 'list') !== 'list' || what !== 'progress' || !name) return null
  const goal = goalNamed(ground.goals, name)
  const moves = goal?.history.filter(({ at }) => {
    const day = dateIn(ground.timeZone, new Date(at))
    return day >= from && day <= to
  })
  return moves && moves.length > 0 ? moves.flatMap(({ oldProgress, newProgress }) => [oldProgress, newProgress]) : null
}

/** The figures that what is asked for may be told as: entries as the days that have some, a gap by the days around it. */
function inFigures({ give }: RecordQuery, { figures }: RecordAnswer): Found[] {
  const own = (give === 'count' || give === 'days' ? figures : figures.slice(0, 1)).flatMap(({ value }) => value ?? [])
  return give === 'longestGap' ? own.flatMap((value) => [value, Number(value) + 1]) : own
}

/**
 * The figure of a group; of the most or the least its name, as the record calls it or as it was stated where it is that
 * one. None where it is not known which group a name means.
 */
function inGroups({ pick = '' }: Claim, states: string, { groups = [] }: RecordAnswer, { goals }: Ground): Found[] {
  const told = groups.filter(({ value }) => value !== null)
  const named = (name: string) => told.filter(({ key, words }) => key === name || isSameName(words, name))
  if (pick !== 'most' && pick !== 'least') return named(pick).flatMap(({ value }) => value ?? [])
  if (states && named(states).length === 0 && !isSpan(states) && !goalNamed(goals, states)) return []
  const values = told.map(({ value }) => value ?? 0)
  const end = pick === 'most' ? Math.max(...values) : Math.min(...values)
  const ends = told.filter(({ value }) => value === end)
  return ends.map(({ words, ...one }) => (named(states).some(({ key }) => key === one.key) ? states : words))
}
