import 'server-only'
import type { Token } from '@/lib/server/language/text'
import { isMoney, unitOf } from '@/lib/server/language/units'
import { wordSet, wordTable } from '@/lib/server/language/word-table'
import { amount, shown } from './amount-words'

type Step = { sign: string; value: number; isPercent: boolean }

const ASKED = wordSet("what what's whats is how much")
const MOST_BEFORE = 5
/** Signs that stand in dates and scores too. */
const LOOSE = wordSet('- − / over take')

const SIGNS: readonly [sign: string, said: string[]][] = [
  ['+', ['plus', '+', 'add', 'and another']],
  ['−', ['minus', 'less', '-', '−', 'take away', 'subtract', 'take off', 'take']],
  ['×', ['times', 'multiplied by', 'x', '*', '×']],
  ['÷', ['divided by', 'over', '/', '÷', 'split between', 'split by', 'split among', 'shared between']],
]
const BY_WORDS = SIGNS.flatMap(([sign, said]) => said.map((words) => ({ sign, words: words.split(' ') }))).sort(
  (a, b) => b.words.length - a.words.length,
)
/** What is done with a number that follows. */
const FACTORS = wordTable<number>({ double: 2, twice: 2, triple: 3, treble: 3, half: 0.5, halve: 0.5 })
const JOINING = new Set(['and', 'then'])
/** What may stand beside a number and changes nothing in the sum. */
const SILENT = wordSet('a an the of us ways people tip tax vat service , . ? $ £ €')

/** "17 x 23", "double 480 and take away 36", "132 plus 20% tip split between 4": reckoned from left to right as it is said. */
export function chained(tokens: readonly Token[]): string | null {
  const from = tokens.findIndex(({ kind }) => kind === 'number')
  const first = tokens[from]
  if (!first || first.value === null) return null
  const before = tokens.slice(0, from).map(({ word }) => word)
  if (before.length > MOST_BEFORE) return null
  const factor = FACTORS[before.findLast((word) => !SILENT.has(word)) ?? '']
  const asking = before.filter((word) => FACTORS[word] === undefined)
  const isAsked = asking.every((word) => ASKED.has(word) || SILENT.has(word))
  if (factor !== undefined && !isAsked) return null
  const steps = stepsIn(tokens, from, isAsked)
  if (!steps) return null
  const money = tokens.find(({ word }) => isMoney(word))?.word ?? null
  const all = factor === undefined ? steps : [{ ...stepBy(factor), isPercent: false }, ...steps]
  return all.length > 0 ? reckoned(first.value, all, money) : null
}

function stepBy(factor: number): Pick<Step, 'sign' | 'value'> {
  return factor < 1 ? { sign: '÷', value: 1 / factor } : { sign: '×', value: factor }
}

/** What is done with a number, one step after another, to the end of the message; null where anything else is said. */
function stepsIn(tokens: readonly Token[], from: number, isAsked: boolean): Step[] | null {
  const steps: Step[] = []
  const silent = (at: number) => {
    const end = tokens.findIndex(({ word }, place) => place >= at && !SILENT.has(word))
    return end < 0 ? tokens.length : end
  }
  let unit: string | null = null
  for (let at = from + 1; ; ) {
    const counted = countedAt(tokens, silent(at))
    if (counted && unit && counted !== unit && steps.some(({ sign }) => sign === '+' || sign === '−')) return null
    unit ??= counted
    at = silent(counted ? silent(at) + 1 : at)
    if (at >= tokens.length) return steps
    const sign = signAt(tokens, at) ?? (JOINING.has(tokens[at]?.word ?? '') ? signAt(tokens, ++at) : undefined)
    if (!sign || (!isAsked && LOOSE.has(sign.words.join(' ')))) return null
    at = silent(at + sign.words.length)
    const token = tokens[at]
    if (token?.kind !== 'number' || token.value === null) return null
    const isPercent = ['%', 'percent'].includes(tokens[at + 1]?.word ?? '')
    steps.push({ sign: sign.sign, value: token.value, isPercent })
    at += isPercent ? 2 : 1
  }
}

function signAt(tokens: readonly Token[], at: number) {
  return BY_WORDS.find(({ words }) => words.every((word, place) => tokens[at + place]?.word === word))
}

/** What is counted, where nothing but a sign or the end stands behind it: "14 quarts times 4 cups". */
function countedAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || signAt(tokens, at)) return null
  return tokens[at + 1] === undefined || signAt(tokens, at + 1) || tokens[at + 1]?.kind === 'mark'
    ? unitOf(token.word)
    : null
}

function reckoned(first: number, steps: readonly Step[], unit: string | null): string | null {
  let value = first
  let how = ''
  for (const [at, { sign, value: by, isPercent }] of steps.entries()) {
    const other = isPercent ? (value * by) / 100 : by
    if (isPercent && sign !== '+' && sign !== '−') return null
    how += ` ${sign} ${shown(other)}`
    value = sign === '+' ? value + other : sign === '−' ? value - other : sign === '×' ? value * other : value / other
    if (!Number.isFinite(value)) return null
    if (at < steps.length - 1) how += ` = ${shown(value)}; ${shown(value)}`
  }
  return `${shown(first)}${how} = ${amount({ value, unit })}.`
}
