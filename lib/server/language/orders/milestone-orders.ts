import 'server-only'
import type { Token } from '../text'
import { goalNamed, milestoneNamed } from './names'
import { type OrderGoal, type OrderKind, titleOf } from './order'
import { partsOf } from './parts'
import { findLastWord, findWord, patterns } from './pattern'

const NOUNS = new Set('milestone milestones step steps'.split(' '))
const TO_GOAL = new Set('to for on under of in'.split(' '))

/** "Add milestones a, b and c to the marathon", "add 'Book flights' as a milestone to the trip". */
export const addMilestones: OrderKind = {
  mayBeWished: true,
  heads: patterns('add|create|make|put|give|set|new|split|break, (the) milestones|steps for|of|to|on'),
  read({ sentence, tokens, quote }, next, context) {
    const noun = findWord(tokens, NOUNS)
    if (noun < 0) return null
    // "The steps to the beach" are none.
    if (noun < next && findWord(tokens, new Set([':']), next) < 0) return null
    const isBefore = noun > next + 3 && ['a', 'as', 'the'].includes(tokens[noun - 1]?.word ?? '')
    const { goal, list } = isOfGoal(tokens, noun)
      ? listOfGoal(tokens, next, noun)
      : isBefore
        ? listBefore(tokens, next, noun)
        : listAfter(tokens, next, noun)
    const named = goalNamed(goal, context)
    const titles = partsOf(list.filter(({ word }) => !NAMING.has(word))).flatMap(
      (part) => titleOf(sentence, part) ?? [],
    )
    if (!named && titles.length === 0) return null
    const added = titles.length > 0 ? [...kept(named), ...titles.map((title) => ({ title }))] : undefined
    return { verb: 'milestones.set', input: { goalId: named?.id, milestones: added }, quote }
  },
}

/** "Remove the milestone 'Book flights' from the trip". */
export const removeMilestone: OrderKind = {
  mayBeWished: true,
  heads: patterns('remove|delete|drop|scrap'),
  read({ tokens, quote }, _next, context) {
    const noun = findWord(tokens, NOUNS)
    if (noun < 0) return null
    const said = tokens.slice(1).filter((_, at) => at !== noun - 1)
    const cut = findLastWord(said, new Set(['from', 'of']))
    const found = milestoneNamed(cut > 0 ? said.slice(0, cut) : said, context)
    if (!found) return null
    const milestones = kept(found.of).filter(({ id }) => id !== found.milestone.id)
    return { verb: 'milestones.set', input: { goalId: found.of.id, milestones }, quote }
  },
}

/** The milestones that there are, by their ids: so they keep what is not said anew. */
function kept(goal: OrderGoal | null) {
  return (goal?.milestones ?? []).map(({ id, title }) => ({ id, title }))
}

/** "'Enter the race' to the marathon milestones": the goal stands right before the noun. */
function isOfGoal(tokens: readonly Token[], noun: number): boolean {
  return noun === tokens.length - 1 && findLastWord(tokens.slice(0, noun), TO_GOAL, 1) > 0
}

function listOfGoal(tokens: readonly Token[], next: number, noun: number): Split {
  const to = findLastWord(tokens.slice(0, noun), TO_GOAL, 1)
  return { goal: tokens.slice(to + 1, noun), list: tokens.slice(next, to) }
}

type Split = { goal: Token[]; list: Token[] }

/** "(to the marathon) a, b and c (to the marathon)". */
function listAfter(tokens: readonly Token[], next: number, noun: number): Split {
  const colon = findWord(tokens, new Set([':']), noun)
  if (colon >= 0) {
    const named = tokens.slice(noun + 1, colon)
    // "Split the marathon into milestones: …".
    const before = tokens.slice(next, noun).filter(({ word }) => word !== 'into' && word !== 'down')
    return { goal: named.length > 0 ? named : before, list: tokens.slice(colon + 1) }
  }
  const to = findLastWord(tokens, TO_GOAL, noun + 1)
  if (to > noun) return { goal: tokens.slice(to + 1), list: tokens.slice(noun + 1, to) }
  return { goal: tokens.slice(next, noun), list: tokens.slice(noun + 1) }
}

/** "'Book flights' as a milestone to the trip". */
function listBefore(tokens: readonly Token[], next: number, noun: number): Split {
  const end = tokens.findLastIndex(({ word }, at) => at < noun && !['a', 'as', 'the', 'new'].includes(word))
  return { goal: tokens.slice(noun + 1), list: tokens.slice(next, end + 1) }
}

const NAMING = new Set('called named titled'.split(' '))
