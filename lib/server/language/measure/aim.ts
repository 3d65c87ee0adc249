import 'server-only'
import type { LevelAim } from '@/lib/contract/measure'
import { readText } from '../text'
import { isWeight, sameUnit } from '../units'
import { wordSet } from '../word-table'
import { type GoalAmount, goalAmounts, nameOf } from './goal-amounts'
import { countedGoal, type MeasuredGoal } from './propose-measure'

/** What a weight is of that goes up or down by itself: one's own, or what one lifts. */
const WEIGHING = wordSet('weigh weight body bodyweight slim bench squat deadlift press lift snatch clean overhead curl')
const REACHING = wordSet('get reach hit back down under below')
/** Words before a time that something is to take, and those of what is held for a time. */
const LED = wordSet('under sub below in within than to')
const HELD = wordSet('plank planking hang handstand headstand hold breath sit')
/** What is done so many times at one go. */
const DISTANCES = new Set(['km', 'mile', 'm'])
/** What is raced, beside any distance that is named in figures. */
const RACED = wordSet('marathon half-marathon triathlon parkrun 5k 10k mile lap')
const REPEATED = wordSet('push-up pull-up sit-up squat burpee press-up chin-up rep')
const MOST_REPEATED = 150

/**
 * Where a goal is to get to, where its words lack nothing but where it is now: "Weigh 70 kg", "5k in under 25:00",
 * "Get to 15 % body fat", "10 pull-ups". Null for anything else, and where its words count it already.
 */
export function aimOf(goal: MeasuredGoal): LevelAim | null {
  const [sentence, other] = readText(goal.title).sentences
  if (!sentence || other || countedGoal(goal)?.certainty === 'sure') return null
  const amounts = goalAmounts(sentence, new Date(goal.createdAt), goal.timeZone)
  const words = new Set(sentence.tokens.map(({ word }) => word))
  const says = (list: ReadonlySet<string>) => [...list].some((word) => words.has(word))
  for (const amount of amounts) {
    if (amount.role === 'rate' || amount.role === 'now' || amount.of !== null || amount.value <= 0) continue
    const isLed = LED.has(wordBefore(amount)) || REACHING.has(wordBefore(amount))
    if (amount.form === 'percent') return isLed ? aim('%', amount.value) : null
    if (amount.unit === null) continue
    if (isWeight(amount.unit) && (says(WEIGHING) || (says(REACHING) && isLed))) return aim(nameOf(amount), amount.value)
    const seconds = amount.form === 'duration' ? (sameUnit(amount.unit, 's')?.factor ?? 0) * amount.value : 0
    const isRaced = isLed && seconds > 0 && (says(RACED) || amounts.some(({ unit }) => DISTANCES.has(unit ?? '')))
    if (seconds > 0 && seconds < MOST_SECONDS && (isRaced || says(HELD)))
      return aim('time', Math.round(seconds), 'duration')
    if (REPEATED.has(amount.unit) && amount.form === 'plain' && amount.value <= MOST_REPEATED) {
      return aim(nameOf(amount), amount.value)
    }
  }
  return null
}

/** What takes longer is no race of one go. */
const MOST_SECONDS = 24 * 3_600

function aim(unit: string, target: number, format: LevelAim['format'] = 'number'): LevelAim {
  return { unit, format, target }
}

function wordBefore({ sentence: { tokens }, from }: GoalAmount): string {
  const [before, further] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? '']
  return ['around', 'about', 'just', 'the', '<'].includes(before) ? further : before
}
