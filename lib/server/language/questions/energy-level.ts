import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { contentOf } from './about'
import { type Slate, wordAt } from './slate'

type Where = NonNullable<RecordQueryInput['where']>

const LEAST = 1
const MOST = 5
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const ENERGY = words('energy mood level score rating energies')
const GOOD = words('good great high happy best excellent energetic fantastic brilliant amazing')
const BAD = words('bad low poor awful terrible rough unhappy sad rubbish worst lousy shit crap')
const LESS = words('below under less lower worse beneath')
const MORE = words('above over more higher better beyond')
const DAYS = words('day days')
const CLOCK = words('am pm oclock')
/** What is counted in these is a stretch of time: "energy over the last 2 weeks". */
const STRETCH = words('week weeks fortnights month months year years')
/** Words between a level and what says that it is one: "my energy was a 5", "at 5". */
const BEFORE = words('at of was is were a an as equals equal hit low or least most than to last')

const FIGURES = words('average avg mean lowest highest maximum max minimum min peak typical')
/** "My lowest point", "the average day" are of energy as well. */
const OF_ENERGY = words('point points day days monday tuesday wednesday thursday friday saturday sunday')

/** Whether a figure is asked of something that is no energy: "average weight", "lowest heart rate". */
export function isOfOther(slate: Slate): boolean {
  const isAmount = slate.tokens.some(({ word }, at) => word === 'much' && wordAt(slate, at - 1) === 'how')
  if (isAmount && !slate.tokens.some(({ word }) => ENERGY.has(word))) return true
  return [...contentOf(slate)].some((at) => {
    const word = wordAt(slate, at)
    return FIGURES.has(wordAt(slate, at - 1)) && ![ENERGY, OF_ENERGY, FIGURES].some((list) => list.has(word))
  })
}

/** The days by their energy that a question names: "energy below 3", "when was I at 5"; its words are taken. */
export function levelOf(slate: Slate): Where | null {
  const at = levelAt(slate)
  if (at < 0) return null
  const value = slate.tokens[at]?.value ?? LEAST
  slate.taken[at] = true
  for (let near = slate.from; near < slate.to; near++) if (ENERGY.has(wordAt(slate, near))) slate.taken[near] = true
  const [last, next] = [wordAt(slate, at - 1), wordAt(slate, at + 1)]
  const beyond = last === 'than' ? wordAt(slate, at - 2) : last
  const after = next === 'or' || next === 'and' ? wordAt(slate, at + 2) : next
  if (last === 'least' || next === '+' || MORE.has(after)) return between(value, MOST)
  if (last === 'most' || LESS.has(after)) return between(LEAST, value)
  if (LESS.has(beyond)) return between(LEAST, value - 1)
  if (MORE.has(beyond)) return between(value + 1, MOST)
  if (after === 'or' || !/^[1-5]$/.test(after)) return { energy: { min: value, max: value } }
  return between(value, Number(after))
}

function levelAt(slate: Slate): number {
  const isEnergy = slate.tokens.some(({ word }, at) => at >= slate.from && at < slate.to && ENERGY.has(word))
  for (let at = slate.from; at < slate.to; at++) {
    const { word } = slate.tokens[at] ?? { word: '' }
    if (!/^[1-5]$|^one$/.test(word) || slate.taken[at]) continue
    if (word === 'one' && !ENERGY.has(wordAt(slate, at - 1))) continue
    const before = wordAt(slate, at - 1)
    if (STRETCH.has(wordAt(slate, at + 1)) || (before === 'last' && DAYS.has(wordAt(slate, at + 1)))) continue
    const isLed = ENERGY.has(before) || LESS.has(before) || MORE.has(before) || BEFORE.has(before)
    const isSelf = [at - 2, at - 3, at - 4].some((one) =>
      ['was', 'am', 'were', 'felt', 'been'].includes(wordAt(slate, one)),
    )
    if (isEnergy ? isLed : (before === 'at' || before === 'a') && isSelf && !CLOCK.has(wordAt(slate, at + 1))) return at
    if (isEnergy && ['days', 'day'].includes(wordAt(slate, at + 1))) return at
  }
  return -1
}

/** "Good days", "low energy days"; its words are taken. */
export function moodDays(slate: Slate): Where | null {
  for (let at = slate.from; at < slate.to; at++) {
    const word = wordAt(slate, at)
    const isGood = GOOD.has(word)
    if ((!isGood && !BAD.has(word)) || slate.taken[at]) continue
    const noun = ENERGY.has(wordAt(slate, at + 1)) ? at + 2 : at + 1
    if (!DAYS.has(wordAt(slate, noun))) continue
    for (let one = at; one <= noun; one++) slate.taken[one] = true
    return isGood ? between(4, MOST) : between(LEAST, 2)
  }
  return null
}

function between(min: number, max: number): Where {
  return { energy: { ...(min > LEAST ? { min } : {}), ...(max < MOST ? { max } : {}) } }
}
