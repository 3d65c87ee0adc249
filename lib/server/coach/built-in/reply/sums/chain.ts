import 'server-only'
import type { Token } from '@/lib/server/language/text'
import { isMoney, unitOf } from '@/lib/server/language/units'
import { wordTable } from '@/lib/server/language/word-table'
import { amount, shown } from './amount-words'

const MOST_BEFORE = 5
const ASKED = /^(?:what|what's|whats|is|how|much|an?|the|of|[£$€,])$/
const SIGNS: readonly [said: RegExp, sign: string][] = [
  [/ (?:plus|add|and another) /g, ' + '],
  [/ (?:minus|less|take away|subtract|take off) /g, ' − '],
  [/ (?:times|multiplied by|[x*]) /g, ' × '],
  [/ (?:divided by|(?:split|shared) (?:between|by|among)) /g, ' ÷ '],
]
/** Signs that stand in dates and scores, too. */
const LOOSE: typeof SIGNS = [
  [/ (?:-|take) /g, ' − '],
  [/ (?:over|\/) /g, ' ÷ '],
]
/** What is done with a number that follows. */
const FACTORS = wordTable<string>({
  double: '× 2',
  twice: '× 2',
  triple: '× 3',
  treble: '× 3',
  half: '÷ 2',
  halve: '÷ 2',
})
/** What may stand beside a number and changes nothing in the sum. */
const SILENT = '(?: (?:an?|the|of|us|ways|people|tip|tax|vat|service|[,.?£$€]))*'
const STEP = new RegExp(
  `^(?: ([a-z]+))??${SILENT}(?: (?:and|then))? ([+−×÷])${SILENT} (\\d[\\d.]*)(?: (%|percent)(?= ))?`,
)
const END = new RegExp(`^(?: ([a-z]+))??${SILENT} $`)

/** "17 x 23", "double 480 and take away 36", "132 plus 20% tip split between 4": reckoned from left to right as it is said. */
export function chained(tokens: readonly Token[]): string | null {
  const from = tokens.findIndex(({ kind, value }) => kind === 'number' && value !== null)
  const before = tokens.slice(0, Math.max(from, 0)).map(({ word }) => word)
  if (from < 0 || before.length > MOST_BEFORE) return null
  const factor = FACTORS[before.findLast((word) => !ASKED.test(word)) ?? '']
  const isAsked = before.every((word) => ASKED.test(word) || FACTORS[word] !== undefined)
  if (factor && !isAsked) return null
  const said = tokens.slice(from).map(({ kind, word, value }) => (kind === 'number' ? String(value) : word))
  const all = [...SIGNS, ...(isAsked ? LOOSE : [])]
  let rest = all.reduce((text, [words, sign]) => text.replace(words, sign), ` ${said.slice(1).join(' ')} `)
  let value = Number(said[0])
  const steps: string[] = []
  const units = new Set<string>()
  const reckon = (sign: string, by: number, isPercent: boolean) => {
    const other = isPercent ? (value * by) / 100 : by
    const begin = shown(value)
    value = sign === '+' ? value + other : sign === '−' ? value - other : sign === '×' ? value * other : value / other
    steps.push(`${begin} ${sign} ${shown(other)} = `)
  }
  if (factor) reckon(factor.charAt(0), Number(factor.slice(2)), false)
  let isOfSums = false
  for (let step = STEP.exec(rest); step; step = STEP.exec(rest)) {
    const [whole, unit, sign = '', by, percent] = step
    if (unit) units.add(unitOf(unit))
    isOfSums ||= sign === '+' || sign === '−'
    if (percent && sign !== '+' && sign !== '−') return null
    reckon(sign, Number(by), percent !== undefined)
    rest = rest.slice(whole.length)
  }
  const end = END.exec(rest)
  if (end?.[1]) units.add(unitOf(end[1]))
  if (!end || steps.length === 0 || !Number.isFinite(value) || (isOfSums && units.size > 1)) return null
  const money = tokens.find(({ word }) => isMoney(word))?.word ?? null
  const told = steps.map((one, at) => (at === steps.length - 1 ? one : `${one}${steps[at + 1]?.split(' ')[0]}; `))
  return `${told.join('')}${amount({ value, unit: money })}.`
}
