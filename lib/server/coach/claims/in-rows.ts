import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { mayBeCut } from '@/lib/server/record/quote'
import { agrees, DAY, type Found, isValue } from './agrees'
import type { Claim } from './claim'
import { type Ask, countOf, type Ground, isElsewhere, ofOtherKind } from './claim-query'
import { numbersSaid } from './numbers-said'

type Rows = RecordAnswer['rows']

/** Words that stand in so few rows tell of one event, and so of its day. */
const TELLING = 5
/** Of more rows that tell of an event one need not be of its day. */
const FEW = 12

/**
 * Whether a row is as stated: by its day, its time, its energy, a figure of its words, or what it says. Words that are not
 * found decide nothing, for the record may say it in others: but for those that it does say, of another day or of a
 * thing in another state, and for a name that it knows.
 */
export async function inRows(claim: Claim, states: string, query: RecordQuery, ground: Ground, ask: Ask) {
  const queries = kindsOf(claim, query)
  const rows = await rowsOf(claim, query, ask)
  if (isValue(states)) return ofValue(claim, states, rows, ground)
  if (states === 'true') return rows.length > 0 ? 'holds' : ofState(query, ask)
  if (rows.some(({ quote }) => agrees(states, quote))) return 'holds'
  const about = query.about === undefined ? [states] : [query.about].flat().map((one) => `${one} ${states}`)
  const said = queries.map((one) => ({ ...one, about }))
  if ((await Promise.all(said.map((one) => countOf(one, ask)))).some((count) => count > 0)) return 'holds'
  // What is said to be word for word is no other word.
  if (isQuoted(states) && rows.length > 0) return 'fails'
  if (claim.status) return ofState({ ...query, about }, ask)
  const isDay = claim.from !== undefined && claim.from === claim.to
  if (isName(states)) return (await isKnown(states, query, ask)) ? 'fails' : 'unknown'
  const elsewhere = queries.map(({ when: _, where: __, ...one }) => countOf({ ...one, about: [states] }, ask))
  const count = (await Promise.all(elsewhere)).reduce((sum, one) => sum + one, 0)
  return isDay && count > 0 && count <= TELLING ? 'fails' : 'unknown'
}

/** Whether the record has it as a name, which is written with its capital wherever it stands. */
async function isKnown(name: string, { of }: RecordQuery, ask: Ask): Promise<boolean> {
  const kinds = [...new Set<RecordQuery['of']>([of, 'entries', 'checkIns'])]
  const answers = await Promise.all(kinds.map((kind) => ask({ of: kind, give: 'list', about: [name], limit: 20 })))
  const quotes = answers.flatMap((answer) => answer?.rows ?? []).map(({ quote }) => quote)
  const isWord = (quote: string) => !quote.includes(name) && quote.toLowerCase().includes(name.toLowerCase())
  return quotes.some((quote) => quote.includes(name)) && !quotes.some(isWord)
}

/** The rows that a claim asks for, of either kind of what people write. */
export async function rowsOf(claim: Claim, query: RecordQuery, ask: Ask): Promise<Rows> {
  return (await Promise.all(kindsOf(claim, query).map(ask))).flatMap((answer) => answer?.rows ?? [])
}

function kindsOf({ what }: Claim, query: RecordQuery): RecordQuery[] {
  return what ? [query] : [query, ofOtherKind(query)].filter((one) => one !== null)
}

/** What is said of things that are done stands of those that are not, or the other way round. */
async function ofState(query: RecordQuery, ask: Ask) {
  return query.where?.status && query.about && (await isElsewhere(query, ask)) ? 'fails' : 'unknown'
}

function ofValue({ what, how, about }: Claim, states: string, rows: Rows, ground: Ground) {
  if (rows.length === 0) return states === '0' ? 'holds' : about ? 'unknown' : 'fails'
  // Of the days on which common words stand none may be the one: it may be told of in others.
  if (DAY.test(states) && about && rows.length > FEW)
    return rows.some(({ date }) => agrees(states, date, how)) ? 'holds' : 'unknown'
  const found = rows.flatMap(({ ref, date, time = [], energy = [], quote }): Found[] =>
    [date, time, what === 'energy' ? energy : numbersSaid(quote), dueDay(ref.id, ground)].flat(),
  )
  if (found.some((one) => agrees(states, one, how))) return 'holds'
  // What a long entry says further down is not shown here.
  const isSaid = what === undefined && !DAY.test(states)
  return isSaid && rows.some(({ quote }) => mayBeCut(quote)) ? 'unknown' : 'fails'
}

/** A milestone is told by the day it is due, too. */
export function dueDay(id: string, { goals }: Ground): string[] {
  const milestone = goals.flatMap(({ milestones }) => milestones).find((one) => one.id === id)
  return milestone?.targetDate ? [milestone.targetDate] : []
}

function isQuoted(words: string): boolean {
  return /^["“”«„].*["“”»]$/.test(words)
}

/** A name is written with capitals. */
function isName(words: string): boolean {
  return /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}$/u.test(words)
}
