import 'server-only'
import { type RecordAnswer, type RecordQuery, recordQuery } from '@/lib/contract/record'
import { AppError } from '@/lib/server/errors'
import type { ChatContext, GoalRecord } from '../context'
import { agrees, type Found, isSameName } from './agrees'
import type { Claim } from './claim'
import { goalFigure, isOfMeasure } from './goal-figures'
import { numbersSaid } from './numbers-said'
import { reckoned } from './reckon'

/** What claims are held against: the record as a model may see it. */
export type Ground = Pick<ChatContext, 'goals' | 'now' | 'timeZone' | 'record'>

/** `unknown` is what could not be asked, or found nothing to compare with. */
export type Verdict = 'holds' | 'fails' | 'unknown'

/** Rows in which a stated thing is looked for. */
const ROWS = 100

/** Asks the record what each claim asks, and holds what it states against the answer. Gives a verdict for each. */
export async function checkClaims(claims: readonly Claim[], ground: Ground): Promise<Verdict[]> {
  const answers = new Map<string, Promise<RecordAnswer | null>>()
  const ask = (query: RecordQuery) => {
    const key = JSON.stringify(query)
    const known = answers.get(key) ?? asked(ground, query)
    answers.set(key, known)
    return known
  }
  return Promise.all(claims.map((claim) => verdictOn(claim, ground, ask)))
}

type Ask = (query: RecordQuery) => Promise<RecordAnswer | null>

async function asked({ record }: Ground, query: RecordQuery): Promise<RecordAnswer | null> {
  try {
    return await record.ask(query)
  } catch (error) {
    // What the record cannot be asked is no claim that it can decide.
    if (error instanceof AppError) return null
    throw error
  }
}

async function verdictOn(claim: Claim, ground: Ground, ask: Ask): Promise<Verdict> {
  const { by, states, how } = claim
  if (by === 'free') return 'holds'
  if (!states) return 'unknown'
  if (by === 'record') return ofRecord(claim, states, ground, ask)
  const found = by === 'sum' ? ofSum(claim) : ofGoal(claim, ground)
  if (found === null) return 'unknown'
  return found.some((one) => agrees(states, one, how)) ? 'holds' : 'fails'
}

function ofSum({ reckon, terms = [] }: Claim): Found[] | null {
  const found = reckon ? reckoned(reckon, terms) : null
  return found === null ? null : [found]
}

/** Null where it cannot be asked; a mission that is known and has no such figure cannot be told of one. */
function ofGoal({ goal: name, figure }: Claim, { goals, now, timeZone }: Ground): Found[] | null {
  const goal = name ? goalNamed(goals, name) : undefined
  if (!goal || !figure || (!goal.measure && isOfMeasure(figure))) return null
  return goalFigure(goal, figure, now, timeZone)
}

function goalNamed(goals: readonly GoalRecord[], name: string): GoalRecord | undefined {
  const [only, second] = goals.filter(({ title }) => isSameName(title, name))
  return second ? goals.find(({ title }) => title === name) : only
}

async function ofRecord(claim: Claim, states: string, ground: Ground, ask: Ask): Promise<Verdict> {
  const query = await queryOf(claim, ground)
  const answer = query && (await ask(query))
  if (!query || !answer) return 'unknown'
  if (query.give === 'list') return inRows(claim, states, await orOtherKind(query, answer, ask), ground)
  const found = claim.group ? inGroups(claim, states, answer) : inFigures(query, answer)
  if (found.some((one) => agrees(states, one, claim.how))) return 'holds'
  if (query.give === 'first' || query.give === 'last') return inRows(claim, states, answer, ground)
  // Words that nothing holds may be the wrong words: that tells of no other figure.
  const isEmpty = claim.about !== undefined && answer.figures.every(({ n }) => n === 0) && states !== '0'
  return found.length === 0 || (isEmpty && !(await isElsewhere(query, ask))) ? 'unknown' : 'fails'
}

/** Whether the words are those of other days: then that there are none on these is told by the record. */
async function isElsewhere({ when, where, ...query }: RecordQuery, ask: Ask): Promise<boolean> {
  if (!when && !where) return false
  return (await ask({ ...query, give: 'count' }))?.figures.some(({ n }) => n > 0) ?? false
}

/** What somebody wrote on a day may be an entry or a check-in: a reply does not say which. */
async function orOtherKind({ goal: _, ...query }: RecordQuery, answer: RecordAnswer, ask: Ask): Promise<RecordAnswer> {
  const other = query.of === 'checkIns' ? 'entries' : query.of === 'entries' ? 'checkIns' : null
  if (answer.rows.length > 0 || !other) return answer
  return (await ask({ ...query, of: other })) ?? answer
}

/** The figures that what is asked for may be told as: entries may be told as the days that have some. */
function inFigures({ give }: RecordQuery, { figures }: RecordAnswer): Found[] {
  const own = give === 'count' || give === 'days' ? figures : figures.slice(0, 1)
  return own.flatMap(({ value }) => value ?? [])
}

/** The figure of a group; of the most or the least its name, as the record calls it or as it was stated where it is that one. */
function inGroups({ pick = '' }: Claim, states: string, { groups = [] }: RecordAnswer): Found[] {
  const told = groups.filter(({ value }) => value !== null)
  if (pick !== 'most' && pick !== 'least') {
    return told.filter(({ key, words }) => key === pick || isSameName(words, pick)).flatMap(({ value }) => value ?? [])
  }
  const values = told.map(({ value }) => value ?? 0)
  const end = pick === 'most' ? Math.max(...values) : Math.min(...values)
  const ends = told.filter(({ value }) => value === end)
  return ends.map(({ key, words }) => (key === states || isSameName(words, states) ? states : words))
}

/** Whether a row holds what is stated: its day, its time, its energy, a figure or a name of its words. */
function inRows({ what, how, about }: Claim, states: string, { rows }: RecordAnswer, ground: Ground): Verdict {
  if (rows.length === 0) return states === '0' ? 'holds' : about ? 'unknown' : 'fails'
  if (states === 'true') return 'holds'
  const found = rows.flatMap(({ ref, date, time = [], energy = [], quote }): Found[] =>
    [date, time, what === 'energy' ? energy : numbersSaid(quote), quote, dueDay(ref.id, ground)].flat(),
  )
  return found.some((one) => agrees(states, one, how)) ? 'holds' : 'fails'
}

/** A milestone is told by the day it is due, too. */
function dueDay(id: string, { goals }: Ground): string[] {
  const milestone = goals.flatMap(({ milestones }) => milestones).find((one) => one.id === id)
  return milestone?.targetDate ? [milestone.targetDate] : []
}

async function queryOf(claim: Claim, ground: Ground): Promise<RecordQuery | null> {
  const { of, give = 'list', what, group, about, goal, from, to, weekdays, energy, status } = claim
  const goalId = goal === undefined ? undefined : await goalIdOf(goal, ground)
  if (goal !== undefined && goalId === undefined) return null
  const when = { ...(from && { from }), ...(to && { to }), ...(weekdays?.length && { weekdays }) }
  const where = {
    ...(energy?.length && { energy: { min: Math.min(...energy), max: Math.max(...energy) } }),
    ...(status && { status }),
  }
  const read = recordQuery.safeParse({
    of,
    give,
    ...(what && give !== 'list' && { what }),
    ...(group && { by: group }),
    ...(about?.length && { about }),
    ...(goalId && { goal: goalId }),
    ...(Object.keys(when).length > 0 && { when }),
    ...(Object.keys(where).length > 0 && { where }),
    limit: ROWS,
  })
  return read.success ? read.data : null
}

async function goalIdOf(name: string, { goals, record }: Ground): Promise<string | undefined> {
  const near = goalNamed(goals, name)
  if (near) return near.id
  const all = (await record.goals?.()) ?? []
  return all.find(({ title }) => isSameName(title, name))?.id
}
