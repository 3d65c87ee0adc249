import 'server-only'
import type { Domain } from '@/lib/contract/domains'
import { proposeMeasure } from '../measure/propose-measure'
import type { Token } from '../text'
import { areas, domainOf } from './domain-words'
import { goalNamed, isPointing } from './names'
import { bare, type OrderKind, titleOf, withoutOwner, wordsOf } from './order'
import { findLastWord, findWord, patterns } from './pattern'
import { dayIn } from './when'

const NOUNS = 'goal|mission|objective'
const TO = new Set(['to', 'as', 'into', ':'])

/** "Add a goal to run 10 km by May", "make that a goal". */
export const createGoal: OrderKind = {
  mayBeWished: true,
  heads: patterns(
    `add|create|make|set|start|open|begin|put (up) (in) (me|myself) (a|an|another|my|the|this) (new) (personal) (as) ${NOUNS}, (my) new ${NOUNS}, a|an|another (new) ${NOUNS}, ${NOUNS} :, add|make|turn|save|set|put`,
  ),
  read({ sentence, tokens, isOrder, quote }, next, context) {
    // "A new goal" is wished for, or spoken of.
    if (isOrder && ARTICLES.has(tokens[0]?.word ?? '')) return null
    const noun = findWord(tokens, new Set(NOUNS.split('|').flatMap((word) => [word, `${word}s`])))
    if (noun < 0) return null
    const isLast = bare(tokens.slice(noun + 1)).length === 0
    // "Add running to my goals", "make that a goal", "add 'Run' as a goal": the noun ends the order.
    const isTurned = noun >= next && isLast
    const isLed = noun === next - 1 || (noun === next - 2 && tokens[next - 1]?.word === ':')
    if (!isLed && !isTurned) return null
    const said = isTurned ? tokens.slice(1, endOfTitle(tokens, noun)) : tokens.slice(noun + 1)
    const when = dayIn(sentence, said, context)
    const placed = inDomain(bare(when.rest))
    const named = bare(withoutSelf(placed.rest).filter(({ word }, at) => at > 3 || !NAMING.has(word)))
    const title = isPointing(named) ? capital(context.recentTopic?.words) : titleOf(sentence, named)
    if (isTurned && title === undefined && !context.recentTopic) return null
    const domain = placed.domain ?? (title ? domainOf(title) : undefined)
    const at = { createdAt: context.now.toISOString(), timeZone: context.timeZone }
    const measure = title ? proposeMeasure({ title, description: '', ...at })?.measure : undefined
    return { verb: 'goal.create', input: { title, domain, targetDate: when.span?.to, measure }, quote }
  },
}

/** "A goal for me to write": for whom is no part of it. */
function withoutSelf(tokens: readonly Token[]): readonly Token[] {
  const at = ['for', 'of'].includes(tokens[0]?.word ?? '') ? 1 : 0
  return SELF.has(tokens[at]?.word ?? '') ? tokens.slice(at + 1) : tokens
}

const SELF = new Set('me myself us'.split(' '))
const ARTICLES = new Set('a an another'.split(' '))
const NAMING = new Set('called named titled is'.split(' '))
const BEFORE_NOUN = new Set('a an as to my the into new another in list of'.split(' '))

function endOfTitle(tokens: readonly Token[], noun: number): number {
  let at = noun
  while (at > 1 && BEFORE_NOUN.has(tokens[at - 1]?.word ?? '')) at -= 1
  return at
}

function capital(words: string | undefined): string | undefined {
  return words && words.charAt(0).toUpperCase() + words.slice(1)
}

/** "… in health", "… under Career". */
function inDomain(tokens: readonly Token[]): { domain?: Domain; rest: Token[] } {
  const at = findLastWord(tokens, new Set(['in', 'under']))
  const words = tokens.slice(at + 1).map(({ word }) => word)
  const domain =
    at < 0 ? undefined : areas[words.filter((word) => !['the', 'my', 'area', 'domain'].includes(word)).join(' ')]
  return domain ? { domain, rest: tokens.slice(0, at) } : { rest: [...tokens] }
}

/** "Rename my run goal to Run 12 km", "change the title of it to …". */
export const renameGoal: OrderKind = {
  mayBeWished: true,
  heads: patterns(
    'rename|retitle, call it|this|that, change|set|make|update (the) title|name of|for, change|set|update (my|the)',
  ),
  read({ sentence, tokens, quote }, next, context) {
    const isNamed = ['rename', 'retitle', 'call'].includes(tokens[0]?.word ?? '')
    if (!isNamed && findWord(tokens, new Set(['title', 'name'])) < 0) return null
    // "Call it Run 12 km" has no "to".
    const called = findWord(tokens, new Set(['call']))
    const cut = called >= 0 ? called + 1 : findWord(tokens, TO, next)
    const object = tokens.slice(next, cut < 0 ? undefined : cut).filter(({ word }) => !ASIDE.has(word))
    const goal = goalNamed(object.map(withoutOwner), context)
    if (!goal) return null
    const title =
      cut < 0
        ? undefined
        : titleOf(
            sentence,
            tokens.slice(cut + 1).filter(({ word }) => word !== 'instead'),
          )
    return { verb: 'goal.change', input: { goalId: goal.id, title }, quote }
  },
}

const ASIDE = new Set('title name , and call please'.split(' '))

const DATES = new Set('deadline date'.split(' '))

/** "Drop the deadline of the marathon". */
export const dropDeadline: OrderKind = {
  mayBeWished: true,
  heads: patterns('drop|remove|clear|delete|cancel|lose|scrap|forget|unset|take|no'),
  read({ tokens, quote }, next, context) {
    const at = findWord(tokens, DATES)
    if (at < 0) return null
    const goal = goalNamed(
      [...tokens.slice(next, at), ...tokens.slice(at + 1)]
        .filter(({ word }) => !['target', 'due', 'end', 'off', 'away', 'from', 'for', 'on', 'of'].includes(word))
        .map(withoutOwner),
      context,
    )
    return goal && { verb: 'goal.change', input: { goalId: goal.id, targetDate: null }, quote }
  },
}

/** "Tag the marathon with running", "add the tag running to the marathon", "move it to career". */
export const fileGoal: OrderKind = {
  mayBeWished: true,
  heads: patterns('tag|file|move|put|change, add|put|give (the|a) tag|tags'),
  read({ sentence, tokens, quote }, next, context) {
    const joint = findLastWord(tokens, new Set(['with', 'as', 'to', 'under', 'into', 'on']), 1)
    if (joint < 0) return null
    const [before, behind] = [tokens.slice(next, joint), tokens.slice(joint + 1)]
    const isTagging = tokens.slice(0, next).some(({ word }) => word === 'tag' || word === 'tags')
    if (!isTagging) {
      const domain =
        areas[
          behind
            .map(({ word }) => word)
            .filter((word) => !['the', 'instead', 'please', 'my', 'area', 'domain'].includes(word))
            .join(' ')
        ]
      const goal =
        domain &&
        goalNamed(before.filter(({ word }) => word !== 'area' && word !== 'domain').map(withoutOwner), context)
      return goal ? { verb: 'goal.change', input: { goalId: goal.id, domain }, quote } : null
    }
    const [object, said] = tokens[0]?.word === 'tag' ? [before, behind] : [behind, before]
    const goal = goalNamed(object, context)
    const tag = wordsOf(sentence, bare(said))
    return goal && tag ? { verb: 'goal.change', input: { goalId: goal.id, tags: [...goal.tags, tag] }, quote } : null
  },
}

/** "Change the description of the marathon to: …". */
export const describeGoal: OrderKind = {
  mayBeWished: true,
  heads: patterns('change|set|update|make|rewrite|add|write|give (the|a|an) (new) description of|for|on|to'),
  read({ sentence, tokens, quote }, next, context) {
    const to =
      findWord(tokens, new Set([':']), next) >= 0 ? findWord(tokens, new Set([':']), next) : findWord(tokens, TO, next)
    const goal = goalNamed(tokens.slice(next, to < 0 ? undefined : to), context)
    if (!goal) return null
    const description = to < 0 ? undefined : titleOf(sentence, tokens.slice(to + 1))
    return { verb: 'goal.change', input: { goalId: goal.id, description }, quote }
  },
}
