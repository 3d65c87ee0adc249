import 'server-only'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import type { Chance } from '../reply/chance'
import type { Theme } from '../reply/themes/theme'
import { weave } from '../reply/weave'
import { sentencesOf, upright, usableSentences, within } from './own-sentences'
import { wantSentence } from './title-sentence'
import type { Gap } from './what-is-missing'

/**
 * The user's description in the first person, with a sentence for what it leaves open. What only the user can know
 * stands as a gap in square brackets; nothing is made up. At most 5,000 characters.
 */
export function improvedDescription(
  goal: { title: string; description: string },
  gaps: readonly Gap[],
  theme: Theme,
  chance: Chance,
): string {
  const kept = goal.description.trim() ? goal.description.trim() : ''
  const isClean = usableSentences(kept).length === sentencesOf(kept).length
  const own = isClean ? kept : usableSentences(kept).map(upright).join(' ')
  const start = own ? upright(/[.!?…:\])"”’]$/.test(own) ? own : `${own}.`) : wantSentence(goal.title)
  const words = { ...BLANKS, counted: chance.pick(theme.counts), snag: chance.pick(theme.snags) }
  const additions = gaps.flatMap((gap) => weave(chance.pick(OPEN[gap]) ?? '', words, chance) ?? [])
  const addition = within(additions, { words: 70, characters: 700 })
  const room = limits.description - characterCount(addition) - 1
  const fitting =
    characterCount(start) <= room ? start : within(sentencesOf(start).map(upright), { words: 5_000, characters: room })
  return [fitting, addition].filter(Boolean).join(' ')
}

/** What only the user can fill in. */
const BLANKS = {
  howMany: '[how many]',
  byWhen: '[by when]',
  why: '[why it matters to me]',
  remedy: '[what I do then]',
  firstStep: '[my first step]',
  day: '[on which day]',
}

const OPEN: Record<Gap, readonly string[]> = {
  number: [
    '[Done means|It is done at|I will call it done at] {howMany}, counted in {counted}.',
    'I [measure|count] it in {counted}: {howMany}.',
  ],
  date: ['[The date I set myself|My date|I want to be there]: {byWhen}.', 'It should be [true|done] {byWhen}.'],
  reason: ['It matters because {why}.', '[My reason|The reason behind it]: {why}.'],
  obstacle: [
    '[What could get in the way|The likely snag] is this: {snag}. Then {remedy}.',
    '[Against|My answer to] {snag}: {remedy}.',
  ],
  'first-step': ['I [start|begin] with {firstStep}, {day}.', '[First|The first move]: {firstStep}, {day}.'],
}
