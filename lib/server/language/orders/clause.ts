import 'server-only'
import type { Reading, Sentence, Token } from '../text'
import type { Clause } from './order'
import { after, afterAny, patterns } from './pattern'

/** What stands before an order and changes nothing of it. */
const FILLERS = new Set(
  'please pls plz ok okay hey hi hello coach so and then also now oh well right yes yeah yep sure thanks great actually alternatively just kindly but , . ; : ! - – — and/or next finally lastly first second secondly btw anyway cool perfect good'.split(
    ' ',
  ),
)
const ASKS = patterns(
  "can|could|would|will you|u (please) (just|also|kindly) (please), i want|need|would you to, i'd like|love|want|need you to, would you mind, go ahead and, be so kind and, you|u can|may (now) (also) (just)",
)
/** What somebody would like to do themselves: an order only where it names something that the record holds. */
const WISHES = patterns(
  "i want|wanna (to), i would like|love to, i'd like|love to, let's, lets, let us, can|could|may we|i (please), i need (to), we need to",
)
/** After these words stands what somebody said or wrote. */
const SAYING = new Set(
  'says said say told tells wrote writes reads read reading asked asks replied texted emailed goes went quote'.split(
    ' ',
  ),
)
const JOINTS = new Set([',', ';', 'and', 'then', 'also', 'plus', '&', '-', '–', '—', '.', ':'])
const OPENING = new Set(['"', '“', '«'])
const CLOSING = new Set(['"', '”', '»'])

/**
 * The clauses of a text that may be orders to the coach: each begins as one, `isHead` says where. What somebody else said
 * or wrote, what stands in quotes or on a quoted line, and what is only asked or weighed is none.
 */
export function clausesIn({ text, sentences }: Reading, isOrder: IsOrder): Clause[] {
  const clauses: Clause[] = []
  let isQuoted = false
  for (const sentence of sentences) {
    const opensQuoted = isQuoted
    isQuoted = leavesQuoteOpen(sentence, isQuoted)
    if (opensQuoted || isQuotedLine(text, sentence)) continue
    clauses.push(...clausesOf(sentence, isOrder))
    // What follows a colon after "the note says" is the note, to its end.
    if (isReport(sentence)) break
  }
  return clauses
}

/** Whether a clause, from its first word to the end of its sentence, can be read as an order. */
type IsOrder = (clause: Clause) => boolean

type Head = { at: number; before: number; manner: 'plain' | 'asked' | 'wished' }

function clausesOf(sentence: Sentence, isOrder: IsOrder): Clause[] {
  const { tokens } = sentence
  const later = laterHeads(sentence, isOrder)
  const first = headOf(tokens, 0)
  const own = first ? clauseOf(sentence, first, later[0]?.before ?? tokens.length) : null
  const isFirst = own !== null && !(first?.manner === 'plain' && sentence.isQuestion) && isOrder(own)
  // Orders may stand behind something that is none: "I've called Bob, tick it off".
  if (!isFirst && (sentence.isQuestion || isReport(sentence) || isWeighed(sentence))) return []
  const behind = later.map((head, at) => clauseOf(sentence, head, later[at + 1]?.before ?? tokens.length))
  return [isFirst ? own : null, ...behind].filter((clause) => clause !== null)
}

/** Each try reads to the next order, or to the end, so that there may not be many. */
const MOST_TRIES = 12

/** The orders behind a joint, found from the last to the first: so each is read without the ones behind it. */
function laterHeads(sentence: Sentence, isOrder: IsOrder): Head[] {
  const { tokens } = sentence
  const quoted = quotedTokens(tokens)
  const heads: Head[] = []
  let end = tokens.length
  let tries = 0
  for (let at = tokens.length - 1; at > 0 && tries < MOST_TRIES; at--) {
    if (quoted.has(at) || !JOINTS.has(tokens[at]?.word ?? '')) continue
    const head = headOf(tokens, at + 1)
    if (!head) continue
    // One head may be led by several joints: ", and then".
    if (head.at === heads[0]?.at) {
      heads[0] = { ...head, before: at }
      end = at
      continue
    }
    tries += 1
    const clause = clauseOf(sentence, head, end)
    if (!clause || !isOrder(clause)) continue
    heads.unshift({ ...head, before: at })
    end = at
  }
  return heads
}

function quotedTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const quoted = new Set<number>()
  let isInside = false
  for (const [at, { word }] of tokens.entries()) {
    const isClosed = isInside && CLOSING.has(word)
    if (isInside) quoted.add(at)
    if (isClosed) isInside = false
    else if (OPENING.has(word)) isInside = true
  }
  return quoted
}

/** So that a row of them is not walked again from each. */
const MOST_FILLERS = 8

/** Where an order would begin, past what is polite or filling. */
function headOf(tokens: readonly Token[], from: number): Head | null {
  let at = from
  let manner: Head['manner'] = 'plain'
  for (let changed = true; changed; ) {
    changed = false
    while (at - from < MOST_FILLERS && FILLERS.has(tokens[at]?.word ?? '')) {
      at += 1
      changed = true
    }
    const asked: number | null = manner === 'plain' ? afterAny(tokens, at, ASKS) : null
    const wished: number | null = manner === 'plain' && asked === null ? afterAny(tokens, at, WISHES) : null
    if (asked !== null || wished !== null) {
      at = asked ?? wished ?? at
      manner = asked === null ? 'wished' : 'asked'
      changed = true
    }
  }
  return at < tokens.length ? { at, before: from, manner } : null
}

function clauseOf(sentence: Sentence, { at, manner }: Head, end: number): Clause | null {
  let to = end
  while (to > at && ['.', '!', '?', ',', ';', '...'].includes(sentence.tokens[to - 1]?.word ?? '')) to -= 1
  const tokens = sentence.tokens.slice(at, to)
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return null
  const quote = sentence.text.slice(first.start - sentence.start, last.end - sentence.start)
  return {
    sentence,
    tokens,
    isOrder: manner !== 'wished',
    isFirst: !sentence.tokens.some((one) => one.end <= first.start && ENDED.has(one.word)),
    quote,
  }
}

/** What an order stands behind where it is not the first thing that is said. */
const ENDED = new Set([',', ';', ':', 'and', 'then', '&'])

const WEIGHING = patterns(
  "i should, i might, i may, i could, maybe, perhaps, if, i was thinking, i'm thinking, i am thinking, what if, should i, shall i, i wish, i'd rather, i thought, one day, some day, someday, don't, do not, never",
)

/** What is only weighed, or refused: "I should add a goal some day". */
function isWeighed({ tokens }: Sentence): boolean {
  let at = 0
  while (FILLERS.has(tokens[at]?.word ?? '')) at += 1
  return WEIGHING.some((pattern) => after(tokens, at, pattern) !== null)
}

/** "The note says: …", "my boss told me: …", "she said add a goal". */
function isReport({ tokens }: Sentence): boolean {
  const said = tokens.findIndex(({ word }) => SAYING.has(word))
  if (said < 0) return false
  const next = tokens.slice(said + 1, said + 5).map(({ word }) => word)
  return next.includes(':') || next.some((word) => OPENING.has(word)) || next.includes('that') || next[0] === 'me'
}

function isQuotedLine(text: string, { start }: Sentence): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 1).trimStart()
  return line.startsWith('>') || line.startsWith('|')
}

function leavesQuoteOpen({ tokens }: Sentence, isOpen: boolean): boolean {
  let open = isOpen
  for (const { word } of tokens) {
    if (word === '"') open = !open
    else if (OPENING.has(word)) open = true
    else if (CLOSING.has(word)) open = false
  }
  return open
}
