import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { type Slate, wordAt } from './slate'

type Where = NonNullable<RecordQueryInput['where']>

const LEAST = 1
const MOST = 5
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const ENERGY = words('energy mood level score rating energies')
const DEGREE = words('so really very that this ever too pretty quite most last actually properly')
const FEELER = words('feel felt feeling me i been')
const GOOD = words('good great high happy best excellent energetic fantastic brilliant amazing')
const BAD = words(
  'bad low poor awful terrible rough unhappy sad down knackered exhausted tired miserable rubbish worst lousy shit crap',
)
const LESS = words('below under less lower fewer worse beneath')
const MORE = words('above over more higher better beyond')
const DAYS = words('day days one ones')
const CLOCK = words('am pm oclock')
/** What is counted in these is a stretch of time: "energy over the last 2 weeks". */
const STRETCH = words('week weeks fortnights month months year years')
const SELF = words('was am were felt been')
const FELT = words('feel feels felt feeling')
const NUMBERS = 'one two three four five'.split(' ')
const JOINTS = words('or and to - –')
/** Words between a level and what says that it is one: "my energy was a 5", "at 5". */
const BEFORE = words('at of was is were a an as equals equal hit low or least most than to last')

/** The days by their energy that a question names: "energy below 3", "felt like a 5", "4 or 5"; its words are taken. */
export function levelOf(slate: Slate): Where | null {
  const at = levelAt(slate)
  if (at < 0) return null
  const value = levelOfToken(slate, at)
  slate.taken[at] = true
  for (let near = slate.from; near < slate.to; near++) if (ENERGY.has(wordAt(slate, near))) slate.taken[near] = true
  const joint = wordAt(slate, at + 1)
  if (joint === 's') slate.taken[at + 1] = true
  if (joint === '+' || wordAt(slate, at - 1) === 'least') return between(value, MOST)
  if (wordAt(slate, at - 1) === 'most') return between(LEAST, value)
  const other = JOINTS.has(joint) || joint === '/' ? levelOfToken(slate, at + 2) : 0
  if (other > 0) slate.taken[at + 2] = true
  const isWhole = isOfFive(slate, at)
  if (isWhole) for (const place of [at + 1, at + 2, at + 3]) slate.taken[place] = true
  // "4/5" is 4 of 5.
  if (joint === '/' || isWhole) return { energy: { min: value, max: value } }
  if (other > 0) return between(Math.min(value, other), Math.max(value, other))
  const after = JOINTS.has(joint) ? wordAt(slate, at + 2) : joint
  if (MORE.has(after)) return between(value, MOST)
  if (LESS.has(after)) return between(LEAST, value)
  const beyond = ['a', 'than'].includes(wordAt(slate, at - 1)) ? wordAt(slate, at - 2) : wordAt(slate, at - 1)
  if (LESS.has(beyond)) return between(LEAST, value - 1)
  if (MORE.has(beyond)) return between(value + 1, MOST)
  return { energy: { min: value, max: value } }
}

function levelAt(slate: Slate): number {
  const words = slate.tokens.slice(slate.from, slate.to).map(({ word }) => word)
  const isEnergy = words.some((word) => ENERGY.has(word))
  const isFelt = words.some((word) => FELT.has(word))
  for (let at = slate.from; at < slate.to; at++) {
    if (levelOfToken(slate, at) === 0) continue
    const [before, next] = [wordAt(slate, at - 1), wordAt(slate, at + 1)]
    const isOther =
      STRETCH.has(next) ||
      CLOCK.has(next) ||
      (before === 'last' && DAYS.has(next)) ||
      (next === 'out' && !isOfFive(slate, at))
    if (isOther) continue
    const isSelf = [at - 1, at - 2, at - 3, at - 4].some((one) => SELF.has(wordAt(slate, one)))
    const isPlural = next === 's' && wordAt(slate, at - 1) === 'many'
    const isAlone = ['a', 'at'].includes(before) || JOINTS.has(next) || next === '+' || isOfFive(slate, at)
    const isLed = ENERGY.has(before) || LESS.has(before) || MORE.has(before) || BEFORE.has(before)
    if (isPlural || (isSelf && isAlone) || ((isEnergy || isFelt) && (isLed || DAYS.has(next) || isAlone))) return at
  }
  return -1
}

/** "5 out of 5". */
function isOfFive(slate: Slate, at: number): boolean {
  return wordAt(slate, at + 1) === 'out' && wordAt(slate, at + 2) === 'of' && levelOfToken(slate, at + 3) === MOST
}

/** The energy that a token may tell, 1 to 5; 0 where it tells none. */
function levelOfToken({ tokens, taken, from, to }: Slate, at: number): number {
  const token = tokens[at]
  if (!token || taken[at] || at < from || at >= to) return 0
  return /^[1-5]$/.test(token.word) ? Number(token.word) : NUMBERS.indexOf(token.word) + 1
}

/** "Good days", "low energy days", "when I felt low", "what made me happy"; its words are taken. */
export function moodDays(slate: Slate): Where | null {
  for (let at = slate.from; at < slate.to; at++) {
    const isGood = GOOD.has(wordAt(slate, at))
    if ((!isGood && !BAD.has(wordAt(slate, at))) || slate.taken[at]) continue
    const noun = ENERGY.has(wordAt(slate, at + 1)) ? at + 2 : at + 1
    const isOfDays = DAYS.has(wordAt(slate, noun))
    if (!isOfDays && !isFelt(slate, at)) continue
    for (let one = at; one <= (isOfDays ? noun : at); one++) slate.taken[one] = true
    return isGood ? between(4, MOST) : between(LEAST, 2)
  }
  return null
}

/** "I felt really low", "what made me happy", "when was I last happy". */
function isFelt(slate: Slate, at: number): boolean {
  let before = at - 1
  while (DEGREE.has(wordAt(slate, before))) before--
  return FEELER.has(wordAt(slate, before))
}

function between(min: number, max: number): Where {
  return { energy: { ...(min > LEAST ? { min } : {}), ...(max < MOST ? { max } : {}) } }
}
