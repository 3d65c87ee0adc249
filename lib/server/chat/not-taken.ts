import 'server-only'
import type { Proposal } from '@/lib/contract/proposal'
import { everydayStems } from '@/lib/server/language/common-words'
import { repeatIn } from '@/lib/server/language/orders/repeats'
import { whenIn } from '@/lib/server/language/orders/when'
import { kindsOf } from '@/lib/server/language/questions/features'
import { stems as stemsOf } from '@/lib/server/language/questions/light-verbs'
import { isTelling } from '@/lib/server/language/questions/unread'
import { stemsIn } from '@/lib/server/language/stem'
import { readText, type Token } from '@/lib/server/language/text'

/** What an order says and its card does not hold: words, and figures, without which it is another order. */
type NotTaken = { words: string[]; figures: string[] }

/** Lengths of time, that a day or an hour was reckoned with. */
const LENGTHS = /^(?:min|minute|hr|hour|h|day|night|week|wk|fortnight|month|year)s?$/

/** What a card leaves out of the words that it was read from; `known` are titles of what they change. */
export function notTaken(
  { verb, title, diff, source, missing = [] }: Proposal,
  known: readonly string[],
  clock: { now: Date; timeZone: string },
): NotTaken {
  const told = [title, ...diff.flatMap(({ from, to, label }) => [from ?? '', to ?? '', label]), ...known]
  const text = told.join('\n').replace(/(\d),(?=\d{3})/g, '$1')
  const stems = new Set(stemsIn(text.toLowerCase()))
  const numbers = new Set(text.match(/\d+(?:\.\d+)?/g)?.flatMap((one) => [Number(one), ...one.split('.').map(Number)]))
  // A time that the card asks for is no less read.
  const isTimed = diff.some(({ field }) => TIMED.has(field)) || missing.some((field) => TIMED.has(field))
  // "Books to 22", of "Read 24 books", is told as its share.
  const isShared = verb === 'progress.log' && known.some((one) => /\d/.test(one))
  const words: string[] = []
  const figures: string[] = []
  for (const sentence of readText(source.quote).sentences) {
    const { tokens } = sentence
    const rest = whenIn(sentence, repeatIn(tokens)?.rest ?? tokens, clock).rest
    const free = new Set(rest.map(({ start }) => start))
    for (const [at, token] of tokens.entries()) {
      if (token.kind === 'mark' || (isTimed && !free.has(token.start)) || stems.has(token.stem)) continue
      // "Twice a week" stands as 2 × a week.
      if (/^(?:once|twice|thrice)$/.test(token.word) && isIn(numbers, token)) continue
      const isLength = LENGTHS.test(tokens[at + 1]?.word ?? '')
      // "It was 13 and not 14" puts the one in the other's place.
      if (tokens[at - 1]?.word === 'not' && token.kind === 'number') continue
      if (token.kind === 'number' && /\d/.test(token.word)) {
        // "Remind me 2 buy milk".
        const isWord = /^[24]$/.test(token.word) && tokens[at + 1]?.kind === 'word'
        const isOf = tokens[at - 1]?.word === '/'
        if (!isLength && !isWord && !isOf && !isShared && !isIn(numbers, token)) figures.push(token.raw)
      } else if (isTelling(token) && !isOrdering(token) && !isJoined(token, stems)) words.push(token.raw)
    }
  }
  return { words: [...new Set(words)], figures: [...new Set(figures)] }
}

/** An hour may be of the afternoon, and "2k" of a way is 2 km. */
function isIn(numbers: ReadonlySet<number>, { value, word }: Token): boolean {
  if (value === null) return false
  return [value, value + 12, ...(/\dk$/.test(word) ? [value / 1_000] : [])].some((one) => numbers.has(one))
}

function isOrdering({ word, stem }: Token): boolean {
  return ORDERING.has(stem) || everydayStems.has(stem) || kindsOf(word).length > 0
}

/** "Year-end", where the card has both words. */
function isJoined({ word }: Token, stems: ReadonlySet<string>): boolean {
  return word.includes('-') && stemsIn(word.replaceAll('-', ' ')).every((stem) => stems.has(stem))
}
const ORDERING = stemsOf(`
  move shift push postpone snooze forget reschedule delay pause resume rename cancel delete remove tick mark attach kind create log
  target deadline remind alarm notify percent value instead okay ok hey well pls thx oh yeah im ill its dont would
  let same cannot sorry wait oops btw fine honestly yes no nope nah head title called named domain area goal mission memory entry gonna wanna until till everywhere fix correct write simply merely plain
`)

const TIMED = new Set('scheduledFor targetDate pausedAt pausedUntil until date repeat milestones measure'.split(' '))
