import 'server-only'
import { repeatIn } from '../orders/repeats'
import { readText, type Sentence, type Token } from '../text'
import { unitOf } from '../units'
import { wordSet } from '../word-table'
import { againIn, forATime, periodAt } from './propose-rhythm'

const HABITS = wordSet('habit routine streak')
const IN_A_ROW = wordSet('day night week morning')

/** Whether a goal's title is a rhythm: something to be done again and again ("gym 3x a week", "Dry January"), no sum. */
export function isRhythm(title: string): boolean {
  const isAgain = ({ tokens }: Sentence) =>
    againIn(tokens) !== null ||
    tokens.some(({ word, value }, at) => HABITS.has(word) || (value !== null && isRate({ tokens }, at + 1)))
  return readText(title).sentences.some(isAgain) || forATime(title) !== null
}

/** Whether an amount that ends before a token is so much each time: "500 words a day", "£200 per month", "3 days in a row". */
export function isRate({ tokens }: Pick<Sentence, 'tokens'>, to: number): boolean {
  const mark = tokens.findIndex(({ kind, word }, at) => at >= to && kind === 'mark' && word !== '/')
  const end = Math.min(to + REACH, mark < 0 ? tokens.length : mark)
  const isEach = tokens.some((_, at) => at >= to && at < end && (periodAt(tokens, at) || isTimes(tokens, at)))
  return isEach || repeatIn(tokens.slice(to, end)) !== null || isInARow(tokens, to)
}
const REACH = 5

function isTimes(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return TIMES.has(tokens[at]?.word ?? '') && before !== undefined && before.value !== null
}
const TIMES = wordSet('x times')

function isInARow(tokens: readonly Token[], to: number): boolean {
  const isNext = ['in', 'a', 'row'].every((word, step) => tokens[to + step]?.word === word)
  return isNext && IN_A_ROW.has(unitOf(tokens[to - 1]?.word ?? ''))
}
