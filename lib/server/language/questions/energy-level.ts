import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { wordSet } from '../word-table'
import { type Slate, wordAt } from './slate'

type Where = NonNullable<RecordQueryInput['where']>

const [LEAST, MOST] = [1, 5]
const ENERGY = wordSet('energy mood level score rating energies')
const FELT = wordSet('feel feels felt feeling')
const SELF = wordSet('was am were felt been had')
const LESS = wordSet('below under less lower fewer worse beneath')
const MORE = wordSet('above over more higher better beyond')
const DAYS = wordSet('day days one ones')
/** What is counted in these is a stretch of time, or an hour: "energy over the last 2 weeks", "at 5 pm". */
const OF_TIME = wordSet('week weeks fortnights month months year years am pm oclock')
const JOINTS = wordSet('or and to - – /')
/** Words between a level and what says that it is one: "my energy was a 5", "at 5". */
const BEFORE = wordSet('at of was is were a an as equals equal hit low or least most than to last')
const GOOD = /^(?:good|great|high|happy|best|excellent|energetic|fantastic|brilliant|amazing)$/
const MOOD = new RegExp(
  `${GOOD.source}|^(?:bad|low|poor|awful|terrible|rough|unhappy|sad|down|exhausted|tired|worst|lousy)$`,
)
const NUMBERS = 'one two three four five'.split(' ')

/** The days by their energy that a question names: "energy below 3", "felt like a 5", "4 or 5"; its words are taken. */
export function levelOf(slate: Slate): { where: Where } | null {
  const at = slate.tokens.findIndex((_, place) => isLevel(slate, place))
  if (at < 0) return null
  const [value, other] = [levelAt(slate, at), JOINTS.has(wordAt(slate, at + 1)) ? levelAt(slate, at + 2) : 0]
  slate.taken[at] = true
  for (let near = slate.from; near < slate.to; near++) if (ENERGY.has(wordAt(slate, near))) slate.taken[near] = true
  if (wordAt(slate, at + 1) === 's') slate.taken[at + 1] = true
  // "5 out of 5".
  if (wordAt(slate, at + 1) === 'out') for (const next of [1, 2, 3]) slate.taken[at + next] = true
  if (other > 0) slate.taken[at + 2] = true
  // "4/5" is 4 of 5.
  if (other > 0 && wordAt(slate, at + 1) !== '/') return between(Math.min(value, other), Math.max(value, other))
  const [before, lead] = [wordAt(slate, at - 1), wordAt(slate, at - 2)]
  const [after, next] = [wordAt(slate, at + 1), wordAt(slate, at + 2)]
  const bound = before === 'a' || before === 'than' ? lead : before
  if (before === 'least' || after === '+' || (JOINTS.has(after) && MORE.has(next))) return between(value, MOST)
  if (before === 'most' || (JOINTS.has(after) && LESS.has(next))) return between(LEAST, value)
  if (LESS.has(bound)) return between(LEAST, value - 1)
  return MORE.has(bound) ? between(value + 1, MOST) : between(value, value)
}

/** Whether a figure is said of an energy: beside a word of it, or of how one was. */
function isLevel(slate: Slate, at: number): boolean {
  const [before, next] = [wordAt(slate, at - 1), wordAt(slate, at + 1)]
  if (levelAt(slate, at) === 0 || OF_TIME.has(next) || (before === 'last' && DAYS.has(next))) return false
  const words = slate.tokens.slice(slate.from, slate.to).map(({ word }) => word)
  const isAlone = ['a', 'at'].includes(before) || JOINTS.has(next) || next === '+' || next === 'out'
  const isSelf = words.slice(Math.max(0, at - slate.from - 4), at - slate.from).some((word) => SELF.has(word))
  if ((next === 's' && before === 'many') || (isSelf && isAlone)) return true
  const isLed = [ENERGY, LESS, MORE, BEFORE].some((list) => list.has(before))
  return words.some((word) => ENERGY.has(word) || FELT.has(word)) && (isLed || DAYS.has(next) || isAlone)
}

/** The energy that a token may tell, 1 to 5; 0 where it tells none. */
function levelAt({ tokens, taken, from, to }: Slate, at: number): number {
  const word = at >= from && at < to && !taken[at] ? (tokens[at]?.word ?? '') : ''
  return /^[1-5]$/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1
}

/** "Good days", "when I felt low", "what made me happy"; its words are taken. */
export function moodDays(slate: Slate): { where: Where } | null {
  const at = slate.tokens.findIndex((_, place) => {
    const isDay = DAYS.has(wordAt(slate, place + 1)) || DAYS.has(wordAt(slate, place + 2))
    const isFelt = /^(?:feel|felt|feeling|me|i|been|so|this|that|ever|really|very|quite|pretty|last)$/.test(
      wordAt(slate, place - 1),
    )
    return !slate.taken[place] && MOOD.test(wordAt(slate, place)) && (isDay || isFelt)
  })
  if (at < 0) return null
  slate.taken[at] = true
  return GOOD.test(wordAt(slate, at)) ? between(4, MOST) : between(LEAST, 2)
}

function between(min: number, max: number): { where: Where } {
  return {
    where: {
      energy: { ...(min > LEAST || min === max ? { min } : {}), ...(max < MOST || min === max ? { max } : {}) },
    },
  }
}
