import 'server-only'
import { mean } from 'simple-statistics'
import { rounded } from '../../../count'
import { weekdayName } from '../../../dates'
import type { Desk, Draft } from '../draft'
import type { FigureAsk } from '../figure-ask'
import { journalStart } from '../ledger-in'
import type { Period } from '../period'
import { count } from '../words-of-goal'
import { figureDraft, whenOf } from './figure-draft'

/** "My mood last week compared with this week": the two means, with how many entries each is of. */
export function answerEnergyCompared(
  desk: Desk,
  { now, before }: Extract<FigureAsk, { kind: 'compareEnergy' }>,
): Draft {
  const { writer, situation } = desk
  const told = (period: Period) => {
    const moods = situation.context.journal.filter(({ date }) => date >= period.from && date <= period.to)
    return moods.length === 0
      ? { value: null, words: 'no entry', when: whenOf(period) }
      : {
          value: rounded(mean(moods.map(({ mood }) => mood))),
          words: `${rounded(mean(moods.map(({ mood }) => mood)))} of 5 from ${count(moods.length, 'entry', 'entries')}`,
          when: whenOf(period),
        }
  }
  const [after, earlier] = [told(now), told(before)]
  const change = after.value !== null && earlier.value !== null ? rounded(after.value - earlier.value) : null
  return figureDraft(desk, [
    writer.say(ENERGY_BESIDE, {
      after: after.words,
      now: after.when,
      earlier: earlier.words,
      before: earlier.when,
      change: change === null ? null : change === 0 ? 'no change' : `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`,
    }),
    before.from < journalStart(situation.today) ? writer.say(JOURNAL_SHORT) : null,
  ])
}

/** "Which day of the week is my mood best?": what two weeks can say of that, and where the year is. */
export function answerEnergyByWeekday(desk: Desk): Draft {
  const { writer, situation } = desk
  const { journal } = situation.context
  const days = [...new Set(journal.map(({ date }) => weekdayName(date)))]
    .map((day) => ({ day, moods: journal.filter(({ date }) => weekdayName(date) === day).map(({ mood }) => mood) }))
    .map(({ day, moods }) => ({ day, energy: rounded(mean(moods)) }))
    .sort((a, b) => b.energy - a.energy)
  const [best] = days
  const worst = days.at(-1)
  if (!best || !worst || days.length < 3) return figureDraft(desk, [writer.say(TOO_FEW_DAYS)])
  const isFlat = best.energy === worst.energy
  const words = {
    best: isFlat ? null : `${best.day}, at ${best.energy} of 5`,
    worst: isFlat ? null : `${worst.day}, at ${worst.energy}`,
    flat: isFlat ? `${best.energy} of 5` : null,
    entries: count(journal.length, 'entry', 'entries'),
  }
  return figureDraft(desk, [writer.say(isFlat ? FLAT : BY_WEEKDAY, words), writer.say(TWO_WEEKS, words)])
}

const ENERGY_BESIDE = [
  'Energy: {after} {now}, {earlier} {before}[, {change}|].',
  '{after} {now}, [against|beside] {earlier} {before}[: {change}|].',
]
const JOURNAL_SHORT = [
  '[A chat sees|I see] fourteen days of the journal; [Insights has the rest|the rest is under Insights].',
]
const BY_WEEKDAY = ['[Highest on|Best on] {best}, lowest on {worst}.', '{best}, is the highest; {worst}, the lowest.']
const FLAT = ['[The same every day|No day stands out]: {flat}.']
const TWO_WEEKS = [
  '[That is|It rests on] {entries} of two weeks, [so one good day can make it|which is thin]; [the year is under Insights|Insights shows the year].',
]
const TOO_FEW_DAYS = ['[Too few days are written|There are too few entries] to tell one weekday from another.']
