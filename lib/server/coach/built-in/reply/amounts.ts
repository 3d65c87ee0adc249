import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type RecordRow, recordQuery } from '@/lib/contract/record'
import { happensIn } from '@/lib/server/language/happens'
import { quantitiesIn } from '@/lib/server/language/quantities'
import { contentOf } from '@/lib/server/language/questions/about'
import { dayWords, whenWords } from '@/lib/server/language/questions/day-words'
import { deedOf } from '@/lib/server/language/questions/goals'
import { amountWords, spaced } from '@/lib/server/language/questions/side-words'
import { type Slate, slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { counted } from '@/lib/server/language/record-nouns'
import { readText, type Sentence } from '@/lib/server/language/text'
import { isKnownUnit, isMeasured, isMoney, isPlural, sameUnit, unitOf, wordsOfUnit } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { quoted } from '../analysis/claim'
import { type Answer, lookedAt } from './answer'

const MOST_ROWS = 200
const MOST_SHOWN = 5
const FAR = wordSet('far furthest farthest distance')
const NO_AMOUNTS = wordSet(
  'time times day days night nights morning mornings evening evenings week weeks month months year years people entries goals alerts',
)
const RANKING = wordSet('furthest farthest most longest biggest largest highest')

type Told = { row: RecordRow; amount: number }

/**
 * "How many km did I run in October?", "the furthest I ever ran": the amounts of one kind that entries tell, summed or
 * the largest of them, each with its entry. Null where no amount is asked for, or no entry tells one.
 */
export async function amountsAnswer(
  sentence: Sentence,
  { record, now, timeZone }: ChatContext,
): Promise<Answer | null> {
  const slate = slateOf(sentence)
  const { when, isOpen } = timeOf(slate, { now, timeZone, towards: 'past', isGeneral: false })
  const unit = unitAsked(slate)
  // "How many nights did I get 7 hours" asks with a figure of its own.
  const isFigured = slate.tokens.some(({ kind, word }, at) => kind === 'number' && /^\d/.test(word) && !slate.taken[at])
  if (!unit || isOpen || isFigured) return null
  const about = wordsOfUnit(unit)
  const asked = recordQuery.safeParse({ of: 'entries', give: 'list', about, when, limit: MOST_ROWS })
  const answer = asked.data ? await record.ask(asked.data) : null
  const deed = deedOf(slate.tokens)
  const told = (answer?.rows ?? [])
    .filter(
      ({ quote }) =>
        deed === null || [null, deed].includes(deedOf(readText(quote).sentences.flatMap((one) => one.tokens))),
    )
    .flatMap((row): Told[] => {
      const amount = amountIn(row.quote, unit)
      return amount === null ? [] : [{ row, amount }]
    })
  if (!answer || told.length === 0) return null
  const today = dateIn(timeZone, now)
  const many = isMeasured(unit) || isMoney(unit) ? unit : `${unit}s`
  const words = (amount: number) => amountWords(Math.round(amount * 100) / 100, many)
  const line = ({ row, amount }: Told) => `${dayWords(row.date, today)}, ${words(amount)}: ${quoted(row.quote)}`
  const days = spaced(whenWords(when, today))
  const isRanked = slate.tokens.some(({ word }) => RANKING.has(word))
  const ranked = isRanked ? told.toSorted((one, other) => other.amount - one.amount) : told
  const sum = told.reduce((total, { amount }) => total + amount, 0)
  const head = isRanked
    ? `The most that an entry tells${days} is ${words(ranked[0]?.amount ?? 0)}:`
    : `${words(sum)} in all${days}, by ${counted('entries', told.length)} that ${told.length === 1 ? 'tells' : 'tell'} it:`
  const rest = told.length - MOST_SHOWN
  const lines = [...ranked.slice(0, MOST_SHOWN).map(line), ...(rest > 0 ? [`and ${rest} more`] : [])]
  const others = [...contentOf(slate)].flatMap((at) => {
    const { raw = '', stem = '', word = '' } = slate.tokens[at] ?? {}
    const isOfAll = FAR.has(word) || RANKING.has(word) || told.every(({ row }) => happensIn(row.quote, [stem]))
    return isOfAll || sameUnit(word, unit) ? [] : quoted(raw)
  })
  const unsaid =
    others.length > 0 ? `\n\nNot each of them says ${others.join(' and ')}: look whether all of them count.` : ''
  const looked = [lookedAt({ ...answer, rows: told.map(({ row }) => row) })]
  return { text: `${[head, ...lines.map((one) => `- ${one}`)].join('\n')}${unsaid}`, looked }
}

/** What is counted by what is asked: the noun after "how many", of "how far" a way. */
function unitAsked({ tokens }: Slate): string | null {
  const words = tokens.map(({ word }) => word)
  // What is left is no sum of what was done.
  if (/\b(?:to go|left|remaining|still)\b/.test(words.join(' '))) return null
  if (words.some((word, place) => FAR.has(word) && (word !== 'far' || isWay(words, place)))) return 'km'
  // "My longest run" is the furthest.
  if (words.some((word, place) => word === 'longest' && deedOf(tokens.slice(place + 1, place + 2)) !== null))
    return 'km'
  const at = words.findIndex((word, place) => word === 'how' && ['many', 'much'].includes(words[place + 1] ?? ''))
  const noun = words[at + 2] ?? ''
  return at < 0 || NO_AMOUNTS.has(noun) || !(isKnownUnit(noun) || isPlural(noun)) ? null : unitOf(noun)
}

/** "How far did I run", and not "how far off am I". */
function isWay(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'how' && WENT.has(words[at + 1] ?? '') && words.at(-1) !== 'come'
}
const WENT = wordSet('did do have has was is were')

/** The largest amount of a unit that a text tells of as done; null where it tells none. */
function amountIn(text: string, unit: string): number | null {
  const found = readText(text).sentences.flatMap((sentence) =>
    quantitiesIn(sentence).flatMap(({ value, form, unit: own, of, to }) => {
      const same = own !== null && of === null && form !== 'ordinal' ? sameUnit(own, unit) : null
      const stem = sentence.tokens[to - 1]?.stem ?? ''
      return same && happensIn(sentence.text, [stem]) ? value * same.factor : []
    }),
  )
  return found.length > 0 ? Math.max(...found) : null
}
