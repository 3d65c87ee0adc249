import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import * as cues from './cues'
import { has, phrases, type Slate, take, takeAll, wordAt } from './slate'

/** Days by how they were: a level that a question names. */
export type Level = Pick<RecordQueryInput, 'where'> | null

export const goodDay = { energy: { min: 4 } }
export const badDay = { energy: { max: 2 } }

const LEAST = 1
const MOST = 5
const below = phrases('below|under\nless|lower|worse than')
const above = phrases('above|over\nmore|higher|better than')
const orLess = phrases('at most\nor less|lower|below|worse|under')
const orMore = phrases('at least\nor more|higher|above|better|over')
const self = phrases('was|am|were i|my\ni was|am at')
const BEFORE = new Set('energy mood at of was is below under above over than least most a with to last'.split(' '))

/** "Energy below 3", "when was I at 5", "my mood was 2 or less": the level, whose words are taken. */
export function levelOf(slate: Slate): Level {
  const at = numberAt(slate)
  const value = slate.tokens[at]?.value
  if (at < 0 || value === null || value === undefined) return null
  slate.taken[at] = true
  for (const one of [cues.trend, cues.energy]) takeAll(slate, one)
  if (take(slate, orLess)) return level(LEAST, value)
  if (take(slate, orMore)) return level(value, MOST)
  if (take(slate, below)) return level(LEAST, value - 1)
  if (take(slate, above)) return level(value + 1, MOST)
  return { where: { energy: { min: value, max: value } } }
}

function numberAt(slate: Slate): number {
  const isEnergy = has(slate, cues.energy)
  if (!isEnergy && !has(slate, self)) return -1
  for (let at = slate.from + 1; at < slate.to; at++) {
    const { value, word } = slate.tokens[at] ?? { value: null, word: '' }
    const isLevel = value !== null && Number.isInteger(value) && value >= LEAST && value <= MOST && /^[1-5]$/.test(word)
    if (!isLevel || slate.taken[at]) continue
    const before = wordAt(slate, at - 1)
    if (isAlone(slate, at + 1) && (isEnergy ? BEFORE.has(before) : before === 'at')) return at
  }
  return -1
}

/** "At 5 in June", not "at 5 pm" nor "at 5 Mill Road". */
function isAlone(slate: Slate, at: number): boolean {
  return ['', '?', '.', 'in', 'on', 'last', 'this', 'since', 'during', 'or', 'for', 'and', 'when', 'ever'].includes(
    wordAt(slate, at),
  )
}

function level(min: number, max: number): Level {
  return { where: { energy: { ...(min > LEAST ? { min } : {}), ...(max < MOST ? { max } : {}) } } }
}
