import 'server-only'
import { headOf, phrases, says } from '@/lib/server/language/phrases'
import { levelOf } from '@/lib/server/language/questions/energy-level'
import { slateOf } from '@/lib/server/language/questions/slate'
import { readSaid, type Said } from '../said'
import type { Amount } from './amount-words'
import { chained } from './chain'
import { type At, isOf } from './equation'
import { type Figures, figuresIn } from './figures'
import { plainEquations } from './plain-equations'
import { type Rate, repeated, told } from './rates'
import { timeEquations } from './time-equations'

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
  const before = isFollowUp(said) ? sumBefore(said, at) : null
  const [only, more] = said.sentences
  const chain = only && !more ? chained(only.sentence.tokens) : null
  return chain ?? (before && solved(before.said, before.figures, at)) ?? solved(said, figuresIn(said.sentences, at), at)
}

function maySum({ sentences, words }: Said): boolean {
  if (sentences.length > MOST_SENTENCES || words.length > LONGEST || says(words, ofTheRecord)) return false
  // "How many 5s this year" are days of an energy.
  return sentences.every(({ sentence }) => levelOf(slateOf(sentence)) === null)
}

const equations = [...timeEquations, ...plainEquations]

/** The sum that takes all the figures and fits the question. */
function solved(said: Said, figures: Figures, at: At): string | null {
  for (const equation of equations) {
    const words = isOf(equation, figures, said) ? equation.solve(figures, said, at) : null
    if (words) return words
  }
  return null
}

function isFollowUp({ words }: Said): boolean {
  return words.length <= MOST_WORDS && headOf(words, leadsOn) > 0
}

/** "And at 600 a day?": the sum that was asked before, with the figure that is named in its place. */
function sumBefore(said: Said, at: Told): { said: Said; figures: Figures } | null {
  const turns = at.turns.filter(({ isFromUser }) => isFromUser).slice(-LOOKED_BACK)
  let last: { said: Said; figures: Figures } | null = null
  for (const { text } of turns) {
    const turn = readSaid(text)
    if (!maySum(turn)) continue
    const figures = figuresIn(turn.sentences, at)
    if (last && isFollowUp(turn)) last = { said: last.said, figures: inPlace(last.figures, figures) }
    else last = solved(turn, figures, at) ? { said: turn, figures } : null
  }
  return last && { said: last.said, figures: inPlace(last.figures, figuresIn(said.sentences, at)) }
}

/** A bare number stands for the rate where there is one, else for what was reckoned with. */
function inPlace(before: Figures, { rate, amounts: [only], until, span, asked, percent }: Figures): Figures {
  const isOfRate = only && before.rate && !rate
  const next = isOfRate && before.rate ? { ...before.rate, value: only.value, times: undefined } : null
  const amounts = only && !isOfRate ? replaced(before.amounts, only) : before.amounts
  return {
    ...before,
    rate: rate ? onDaysOf(rate, before.rate) : next ? told(next) : before.rate,
    amounts,
    asked: asked ?? before.asked,
    percent: percent ?? before.percent,
    ...(until || span ? { until, span } : {}),
  }
}

/** Of several amounts the one of its kind gives way. */
function replaced(amounts: readonly Amount[], only: Amount): Amount[] {
  const at = amounts.findIndex(({ role, unit }) => role === only.role && (unit === only.unit || only.unit === null))
  return amounts.map((one, place) =>
    place === Math.max(at, 0) ? { ...one, ...only, unit: only.unit ?? one.unit } : one,
  )
}

/** "400 a day", where five days a week were said before: the days of work stay as they were. */
function onDaysOf(rate: Rate, before: Rate | null): Rate {
  if (rate.days !== 1 || !before?.times) return rate
  return repeated({ ...rate, unit: rate.unit ?? before.unit }, before.times)
}
