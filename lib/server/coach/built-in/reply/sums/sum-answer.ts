import 'server-only'
import { headOf, phrases, says } from '@/lib/server/language/phrases'
import { levelOf } from '@/lib/server/language/questions/energy-level'
import { slateOf } from '@/lib/server/language/questions/slate'
import { readSaid, type Said } from '../said'
import { chained } from './chain'
import { type At, solved } from './equations'
import { figuresIn } from './figures'

type Told = At & { turns: readonly { text: string; isFromUser: boolean }[] }

const MOST_SENTENCES = 4
/** Who writes more asks for no sum. */
const LONGEST = 100
const MOST_WORDS = 9
const LOOKED_BACK = 4

const leadsOn = phrases('and|or|but|ok|okay? what? if|at|with|by|in|for?, what|how if|about|at|with')
/** Then it is the record that is asked, not the figures. */
const ofTheRecord = phrases('did|was|had i|we, were my, how much|many was|were|did, how many times|entries, how often')

/** A sum on the figures that the message itself gives, with the way it was reckoned; null where it asks for none. */
export function sumAnswer(said: Said, at: Told): string | null {
  if (!maySum(said)) return null
  const before = isFollowUp(said) ? sumBefore(at) : null
  const again = before && withFigure(before, said.text)
  return (again && sumOf(readSaid(again), at)) ?? sumOf(said, at)
}

function sumOf(said: Said, at: At): string | null {
  const [only, more] = said.sentences
  return (only && !more ? chained(only.sentence.tokens) : null) ?? solved(said, figuresIn(said.sentences, at), at)
}

function maySum({ sentences, words }: Said): boolean {
  if (sentences.length > MOST_SENTENCES || words.length > LONGEST || says(words, ofTheRecord)) return false
  // "How many 5s this year" are days of an energy.
  return sentences.every(({ sentence }) => levelOf(slateOf(sentence)) === null)
}

function isFollowUp({ words }: Said): boolean {
  return words.length <= MOST_WORDS && headOf(words, leadsOn) > 0
}

/** The message that asked for a sum before, with what was named in its place since. */
function sumBefore({ turns, ...at }: Told): string | null {
  let last: string | null = null
  for (const { text } of turns.filter(({ isFromUser }) => isFromUser).slice(-LOOKED_BACK)) {
    const turn = readSaid(text)
    if (!maySum(turn)) continue
    if (last && isFollowUp(turn)) last = withFigure(last, turn.text) ?? last
    else last = sumOf(turn, at) ? turn.text : null
  }
  return last
}

/** "And at 600 a day?": a message with this figure where the one of the same thing stood; a bare one is the rate. */
function withFigure(before: string, text: string): string | null {
  const [, figure = '', named = ''] = /([£$€]?\d[\d.,]*)((?: [a-z]+)*)\W*$/i.exec(text) ?? []
  if (!figure) return null
  const isSpan = /^ (?:day|week|month|year)s?$/i.test(named)
  const place = isSpan
    ? / \d[\d.,]* (?:day|week|month|year)s?\b/i
    : new RegExp(
        named ? `[£$€]?\\d[\\d.,]*(?=(?: \\w+)?${named}\\b)` : '[£$€]?\\d[\\d.,]*(?= (?:\\w+ )?(?:an?|per|every) )',
        'i',
      )
  return place.test(before) ? before.replace(place, isSpan ? ` ${figure}${named}` : figure) : null
}
